//! Least squares: the weights by which sums of their multiples miss what came true by the least.

/// What was expected of something: without any weight, and what each weight is multiplied by.
pub(crate) struct Equation {
    pub(crate) base: f64,
    pub(crate) multiples: Vec<f64>,
}

/// The sums of products that least squares need.
pub(crate) struct Sums {
    matrix: Vec<Vec<f64>>,
    right: Vec<f64>,
    squares: f64,
    count: u64,
}

impl Sums {
    pub(crate) fn new(weights: usize) -> Sums {
        Sums { matrix: vec![vec![0.0; weights]; weights], right: vec![0.0; weights], squares: 0.0, count: 0 }
    }

    /// Adds what was expected and what came true instead.
    pub(crate) fn add(&mut self, row: &Equation, became: f64) {
        let missing = became - row.base;
        for ((one, sums), right) in row.multiples.iter().zip(&mut self.matrix).zip(&mut self.right) {
            if *one == 0.0 {
                continue;
            }
            sums.iter_mut().zip(&row.multiples).for_each(|(sum, other)| *sum += one * other);
            *right += one * missing;
        }
        self.squares += missing * missing;
        self.count += 1;
    }

    /// Adds all of another.
    pub(crate) fn join(&mut self, other: &Sums) {
        for (sums, more) in self.matrix.iter_mut().zip(&other.matrix) {
            sums.iter_mut().zip(more).for_each(|(sum, more)| *sum += more);
        }
        self.right.iter_mut().zip(&other.right).for_each(|(sum, more)| *sum += more);
        self.squares += other.squares;
        self.count += other.count;
    }

    /// How many were added.
    pub(crate) fn count(&self) -> u64 {
        self.count
    }

    /// How much was seen of what each weight is multiplied by: the sum of its squares.
    pub(crate) fn seen(&self) -> Vec<f64> {
        (0..self.right.len()).map(|index| self.matrix[index][index]).collect()
    }

    /// The weights that miss least, by the normal equations of how far they are from those before. Those
    /// count as if so much of each had been seen, so that they stay where nothing says otherwise.
    pub(crate) fn solve(&self, before: &[f64], faith: &[f64]) -> Vec<f64> {
        let count = before.len();
        let mut rows = self.matrix.clone();
        let mut right: Vec<f64> = (0..count)
            .map(|index| {
                self.right[index] - rows[index].iter().zip(before).map(|(sum, before)| sum * before).sum::<f64>()
            })
            .collect();
        (0..count).for_each(|index| rows[index][index] += faith[index]);
        eliminate(&mut rows, &mut right);
        before.iter().zip(right).map(|(before, moved)| before + moved).collect()
    }

    /// The root of the mean square by which these weights miss.
    pub(crate) fn deviation(&self, weights: &[f64]) -> f64 {
        let mut squares = self.squares;
        for ((sums, right), weight) in self.matrix.iter().zip(&self.right).zip(weights) {
            squares -= 2.0 * weight * right;
            squares += weight * sums.iter().zip(weights).map(|(sum, other)| sum * other).sum::<f64>();
        }
        (squares / self.count.max(1) as f64).max(0.0).sqrt()
    }
}

/// Solves linear equations by Gauss and Jordan: what is on the right becomes the solution. The matrix has to be
/// symmetric and positive, so that no row need change its place.
pub(crate) fn eliminate(rows: &mut [Vec<f64>], right: &mut [f64]) {
    let count = right.len();
    for pivot in 0..count {
        let above = rows[pivot].clone();
        for row in (0..count).filter(|&row| row != pivot) {
            let factor = rows[row][pivot] / above[pivot];
            rows[row].iter_mut().zip(&above).for_each(|(cell, above)| *cell -= factor * above);
            right[row] -= factor * right[pivot];
        }
    }
    right.iter_mut().zip(rows).enumerate().for_each(|(index, (right, row))| *right /= row[index]);
}
