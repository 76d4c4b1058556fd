/**
 * Minimum-cost assignment of rows to columns (Hungarian method with potentials, O(rows² · columns)).
 *
 * @param rows number of rows; every row gets one column, so `rows <= columns` is required
 * @param columns number of columns; each is used at most once
 * @param cost finite cost of giving a row a column
 * @returns the column of every row
 */
export function assign(
  rows: number,
  columns: number,
  cost: (row: number, column: number) => number,
): number[] {
  if (rows > columns) throw new RangeError('assign needs at least as many columns as rows');
  const rowPotential = new Float64Array(rows + 1);
  const columnPotential = new Float64Array(columns + 1);
  // Everything counts from 1 here; row 0 and column 0 stand for "nobody yet".
  const rowOfColumn = new Int32Array(columns + 1);
  const cameFrom = new Int32Array(columns + 1);
  for (let row = 1; row <= rows; row++) {
    rowOfColumn[0] = row;
    let column = 0;
    const slack = new Float64Array(columns + 1).fill(Number.POSITIVE_INFINITY);
    const visited = new Uint8Array(columns + 1);
    while (rowOfColumn[column] !== 0) {
      visited[column] = 1;
      const current = rowOfColumn[column]!;
      let smallest = Number.POSITIVE_INFINITY;
      let next = 0;
      for (let other = 1; other <= columns; other++) {
        if (visited[other]) continue;
        const reduced = cost(current - 1, other - 1) - rowPotential[current]! - columnPotential[other]!;
        if (reduced < slack[other]!) {
          slack[other] = reduced;
          cameFrom[other] = column;
        }
        if (slack[other]! < smallest) {
          smallest = slack[other]!;
          next = other;
        }
      }
      for (let other = 0; other <= columns; other++) {
        if (visited[other]) {
          rowPotential[rowOfColumn[other]!]! += smallest;
          columnPotential[other]! -= smallest;
        } else {
          slack[other]! -= smallest;
        }
      }
      column = next;
    }
    while (column !== 0) {
      const previous = cameFrom[column]!;
      rowOfColumn[column] = rowOfColumn[previous]!;
      column = previous;
    }
  }
  const result = new Array<number>(rows).fill(-1);
  for (let column = 1; column <= columns; column++) {
    const row = rowOfColumn[column]!;
    if (row > 0) result[row - 1] = column - 1;
  }
  return result;
}
