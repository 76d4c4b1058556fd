/**
 * Which page numbers a pager shows: first, last, and the neighbours of where one is; null stands for a gap. A gap
 * of one page is that page, because an ellipsis takes the same room.
 */
export function pageNumbers(page: number, pages: number): Array<number | null> {
  const wanted = [1, page - 1, page, page + 1, pages].filter((one) => one >= 1 && one <= pages);
  const shown = [...new Set(wanted)].sort((a, b) => a - b);
  return shown.flatMap((one, index) => {
    const before = shown[index - 1];
    if (before === undefined || one - before === 1) return [one];
    return one - before === 2 ? [one - 1, one] : [null, one];
  });
}
