/**
 * Which page numbers to offer: the ends, the current page and its neighbors.
 * @returns Page numbers in order, `null` where some are left out.
 */
export function pageWindow(page: number, pageCount: number): (number | null)[] {
  const wanted = [1, page - 1, page, page + 1, pageCount].filter((number) => number >= 1 && number <= pageCount);
  const pages = [...new Set(wanted)].sort((a, b) => a - b);
  return pages.flatMap((number, index) => {
    const before = pages[index - 1] ?? number - 1;
    if (number - before === 1) return [number];
    // A gap of one page is that page: dots would take the same room and say less.
    return number - before === 2 ? [number - 1, number] : [null, number];
  });
}
