// Drawings as the pictures that the platform sends: to a browser each SVG is a document of its own, which takes it
// several times as long as a picture of dots.

/** Each community's picture and cover in the size of a card. */
const MOST_KEPT = 700;
/** Larger ones, of which a page has one, are drawn anew. */
const MOST_BYTES = 64 * 1024;
const kept = new Map<string, Buffer>();

/** A still drawing as PNG, in the size that it says of itself. What was asked for last is kept. */
export async function rasterOf(svg: string): Promise<Buffer> {
  const png = kept.get(svg) ?? (await draw(svg));
  kept.delete(svg);
  if (png.length <= MOST_BYTES) kept.set(svg, png);
  if (kept.size > MOST_KEPT) kept.delete(kept.keys().next().value!);
  return png;
}

async function draw(svg: string): Promise<Buffer> {
  const { renderAsync } = await import('@resvg/resvg-js');
  return (await renderAsync(svg, { font: { loadSystemFonts: false } })).asPng();
}
