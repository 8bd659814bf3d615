"use strict";
(() => {
  const plain = (text) => text.toLowerCase().normalize("NFD").replace(/[\u0300-\u036f]/g, "");
  const query = document.getElementById("query");
  const count = document.getElementById("count");
  const games = [...document.querySelectorAll(".game")].map((item) => [item, plain(item.dataset.words)]);
  document.getElementById("search").hidden = false;
  query.addEventListener("input", () => {
    const words = plain(query.value).split(/\s+/).filter(Boolean);
    let found = 0;
    for (const [item, text] of games) {
      item.hidden = !words.every((word) => text.includes(word));
      found += item.hidden ? 0 : 1;
    }
    for (const category of document.querySelectorAll(".category")) {
      category.hidden = !category.querySelector(".game:not([hidden])");
    }
    count.textContent = words.length ? `${found} found` : "";
  });
})();
