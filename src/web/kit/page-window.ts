/** The page numbers to offer: at most `size` around the current one, all within 1 and `totalPages`. */
export function pageWindow(page: number, totalPages: number, size = 5): number[] {
  const count = Math.min(size, totalPages);
  const first = Math.max(1, Math.min(page - Math.floor(size / 2), totalPages - count + 1));
  return Array.from({ length: count }, (_, index) => first + index);
}
