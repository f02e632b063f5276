// Drawings as the pictures that the platform sends: to a browser each SVG is a document of its own, which takes it
// several times as long as a picture of dots.

/** Each community's picture and cover in the size of a card. */
const MOST_KEPT = 700;
const kept = new Map<string, Promise<Buffer>>();

/** A still drawing as PNG, in the size that it says of itself. What was drawn lately is kept. */
export function rasterOf(svg: string): Promise<Buffer> {
  let png = kept.get(svg);
  if (png === undefined) kept.set(svg, (png = draw(svg)));
  if (kept.size > MOST_KEPT) kept.delete(kept.keys().next().value!);
  return png;
}

async function draw(svg: string): Promise<Buffer> {
  const { renderAsync } = await import('@resvg/resvg-js');
  return (await renderAsync(svg, { font: { loadSystemFonts: false } })).asPng();
}
