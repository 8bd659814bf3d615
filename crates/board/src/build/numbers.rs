//! Numbers that are known before play.

use language::booleans::Boolean;
use language::dims::Dim;
use language::floats::{BooleanOrInt, Float};
use language::graph::{Coordinate, Poly};
use language::ints::Int;
use syntax::NodeId;

use super::{Builder, Result};
use crate::error::BoardError;
use crate::geometry::Point;
use crate::graph::limits;
use crate::graph::polygon::Polygon;

impl Builder<'_> {
    /// The value of a size.
    pub(super) fn dim(&self, id: NodeId, dim: &Dim) -> Result<i64> {
        let value = self.at(id, eval_dim(dim))?;
        Ok(value)
    }

    /// The value of a size that may be missing.
    pub(super) fn dim_or(&self, id: NodeId, dim: Option<&Dim>, default: i64) -> Result<i64> {
        dim.map_or(Ok(default), |dim| self.dim(id, dim))
    }

    /// The values of sizes.
    pub(super) fn dims(&self, id: NodeId, dims: &[Dim]) -> Result<Vec<i64>> {
        dims.iter().map(|dim| self.dim(id, dim)).collect()
    }

    /// The value of a length, angle or factor.
    pub(super) fn float(&self, id: NodeId, float: &Float) -> Result<f64> {
        let value = self.at(id, eval_float(float))?;
        self.at(id, limits::coordinate("a number", f64::from(value)))
    }

    /// A truth value that is known before play.
    pub(super) fn boolean(
        &self,
        id: NodeId,
        value: Option<&Boolean>,
        default: bool,
    ) -> Result<bool> {
        match value {
            None => Ok(default),
            Some(Boolean::Constant(value)) => Ok(*value),
            Some(_) => Err(self.error(id, "a board can only be told True or False here")),
        }
    }

    /// A point by its two or three coordinates.
    pub(super) fn point(&self, id: NodeId, coordinates: &[f64]) -> Result<Point> {
        for &value in coordinates {
            self.at(id, limits::coordinate("a coordinate", value))?;
        }
        match *coordinates {
            [x, y] => Ok(Point::flat(x, y)),
            [x, y, z, ..] => Ok(Point::new(x, y, z)),
            _ => Err(self.error(id, "a point needs two coordinates, or three")),
        }
    }

    /// A point whose coordinates may be calculated.
    pub(super) fn float_point(&self, id: NodeId, coordinates: &[Float]) -> Result<Point> {
        let values = coordinates.iter().map(|f| self.float(id, f)).collect::<Result<Vec<_>>>()?;
        self.point(id, &values)
    }

    /// A point with written coordinates.
    pub(super) fn single_point(&self, id: NodeId, coordinates: &[f32]) -> Result<Point> {
        let values: Vec<f64> = coordinates.iter().map(|&x| f64::from(x)).collect();
        self.point(id, &values)
    }

    /// An outline by its points.
    pub(super) fn polygon(&self, poly: &Poly) -> Result<Polygon> {
        let coordinate = |c: &Coordinate| match c {
            Coordinate::Number(x) => Ok(f64::from(*x)),
            Coordinate::Dim(dim) => Ok(self.dim(poly.id, dim)? as f64),
        };
        let mut points = vec![];
        for written in &poly.points {
            let values = written.iter().map(coordinate).collect::<Result<Vec<f64>>>()?;
            let point = self.point(poly.id, &values)?;
            points.push((point.x, point.y));
        }
        let outline = Polygon::new(points);
        match poly.rotations {
            None => Ok(outline),
            Some(n) => self.at(poly.id, outline.rotated(i64::from(n))),
        }
    }
}

fn eval_dim(dim: &Dim) -> crate::error::Result<i64> {
    let too_large = || BoardError::new("the size is too large");
    let both = |l: &Dim, r: &Dim| Ok::<_, BoardError>((eval_dim(l)?, eval_dim(r)?));
    let value = match dim {
        Dim::Constant(n) => i64::from(*n),
        Dim::Abs(d) => eval_dim(&d.value)?.abs(),
        Dim::Add(d) => d
            .operands
            .iter()
            .try_fold(0_i64, |sum, dim| sum.checked_add(eval_dim(dim)?).ok_or_else(too_large))?,
        Dim::Mul(d) => d.operands.iter().try_fold(1_i64, |product, dim| {
            product.checked_mul(eval_dim(dim)?).ok_or_else(too_large)
        })?,
        Dim::Div(d) => {
            let (left, right) = both(&d.left, &d.right)?;
            left.checked_div(right).ok_or_else(|| BoardError::new("a size is divided by zero"))?
        }
        Dim::Max(d) => both(&d.left, &d.right).map(|(l, r)| l.max(r))?,
        Dim::Min(d) => both(&d.left, &d.right).map(|(l, r)| l.min(r))?,
        Dim::Pow(d) => {
            let (left, right) = both(&d.left, &d.right)?;
            (left as f64).powf(right as f64) as i64
        }
        Dim::Sub(d) => both(&d.left, &d.right).map(|(l, r)| l - r)?,
    };
    if value.abs() > i64::from(i32::MAX) { Err(too_large()) } else { Ok(value) }
}

/// The language reckons in single precision.
fn eval_float(float: &Float) -> crate::error::Result<f32> {
    let wide = |f: fn(f64) -> f64, operand: &Float| Ok(f(f64::from(eval_float(operand)?)) as f32);
    let both = |l: &Float, r: &Float| Ok::<_, BoardError>((eval_float(l)?, eval_float(r)?));
    match float {
        Float::Constant(x) => Ok(*x),
        Float::ToFloat(f) => match &f.value {
            BooleanOrInt::Boolean(Boolean::Constant(b)) => Ok(f32::from(u8::from(*b))),
            BooleanOrInt::Int(Int::Constant(n)) => Ok(*n as f32),
            _ => Err(BoardError::new("this number is not known before play")),
        },
        Float::Abs(f) => Ok(eval_float(&f.value)?.abs()),
        Float::Add(f) => f.operands.iter().try_fold(0.0, |sum, x| Ok(sum + eval_float(x)?)),
        Float::Mul(f) => f.operands.iter().try_fold(1.0, |product, x| Ok(product * eval_float(x)?)),
        Float::Max(f) => {
            f.operands.iter().try_fold(f32::NEG_INFINITY, |most, x| Ok(most.max(eval_float(x)?)))
        }
        Float::Min(f) => {
            f.operands.iter().try_fold(f32::INFINITY, |least, x| Ok(least.min(eval_float(x)?)))
        }
        Float::Sub(f) => both(&f.left, &f.right).map(|(l, r)| l - r),
        Float::Div(f) => both(&f.left, &f.right).map(|(l, r)| l / r),
        Float::Pow(f) => {
            both(&f.left, &f.right).map(|(l, r)| f64::from(l).powf(f64::from(r)) as f32)
        }
        Float::Sqrt(f) => wide(f64::sqrt, &f.operand),
        Float::Sin(f) => wide(f64::sin, &f.operand),
        Float::Cos(f) => wide(f64::cos, &f.operand),
        Float::Tan(f) => wide(f64::tan, &f.operand),
        Float::Exp(f) => wide(f64::exp, &f.operand),
        Float::Log(f) => wide(f64::ln, &f.operand),
        Float::Log10(f) => wide(f64::log10, &f.operand),
    }
}
