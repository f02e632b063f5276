import { useEffect, useRef, useState, type ReactNode } from 'react';

interface ImageProps {
  src: string | null;
  /** Display size in CSS pixels: prevents a layout shift while the image loads. */
  width: number;
  height: number;
  /** Shown when there is no image or it fails to load. */
  fallback: ReactNode;
  /** True for the first few images of a page; the others load lazily. */
  isEager?: boolean;
  /** The largest image on the first screen: fetched with high priority. One or two per page. */
  isMain?: boolean;
}

/** A decorative image that fills its box, with a fallback. Also detects an error from before the scripts ran. */
export function Image({ src, width, height, fallback, isEager = false, isMain = false }: ImageProps) {
  const [failed, setFailed] = useState<string | null>(null);
  const ref = useRef<HTMLImageElement>(null);
  useEffect(() => {
    const image = ref.current;
    if (image?.complete && image.naturalWidth === 0) setFailed(src);
  }, [src]);
  if (src === null || failed === src) return <>{fallback}</>;
  return (
    <img
      ref={ref}
      src={src}
      alt=""
      width={width}
      height={height}
      loading={isEager || isMain ? 'eager' : 'lazy'}
      // Without it, React would request every eager image at the top of the document.
      fetchPriority={isMain ? 'high' : isEager ? 'low' : undefined}
      decoding="async"
      onError={() => setFailed(src)}
      className="size-full object-cover"
    />
  );
}

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
