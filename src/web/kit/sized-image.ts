// Pictures are fetched at the size they are shown at.

/** The platform's picture address with a `size` of a power of two that covers `pixels` on a dense screen. */
export function sizedImage(url: string, pixels: number): string {
  const size = 2 ** Math.ceil(Math.log2(Math.min(2048, Math.max(16, pixels * 2))));
  const [address = '', query = ''] = url.split('?');
  const params = new URLSearchParams(query);
  // A row of moving pictures cannot be stopped by who wants to read; the still one has the same address without this.
  params.delete('animated');
  params.set('size', String(size));
  return `${address}?${params}`;
}
