// Rasterizes drawings to PNG, as Discord sends them: a browser treats each SVG as a separate document, which takes it
// several times as long as a bitmap.

/** Enough for each community's icon and cover in card size. */
const MAX_CACHED = 700;
/** Larger ones, of which a page has one, are redrawn each time. */
const MAX_BYTES = 64 * 1024;
const cache = new Map<string, Buffer>();

/** A still drawing as PNG, in its own size. Recently used ones are cached. */
export async function rasterOf(svg: string): Promise<Buffer> {
  const png = cache.get(svg) ?? (await draw(svg));
  cache.delete(svg);
  if (png.length <= MAX_BYTES) cache.set(svg, png);
  if (cache.size > MAX_CACHED) cache.delete(cache.keys().next().value!);
  return png;
}

async function draw(svg: string): Promise<Buffer> {
  const { renderAsync } = await import('@resvg/resvg-js');
  return (await renderAsync(svg, { font: { loadSystemFonts: false } })).asPng();
}
