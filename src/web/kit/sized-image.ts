// Images are fetched at their display size.

/** The platform's image URL with the power of two as `size` that covers `pixels` on a high-density screen. */
export function sizedImage(url: string, pixels: number): string {
  const size = 2 ** Math.ceil(Math.log2(Math.min(2048, Math.max(16, pixels * 2))));
  const [path = '', query = ''] = url.split('?');
  const params = new URLSearchParams(query);
  // Users cannot stop a row of animated images; without this parameter, the same URL returns a still one.
  params.delete('animated');
  params.set('size', String(size));
  return `${path}?${params}`;
}
