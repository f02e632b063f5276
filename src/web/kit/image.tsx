import { useEffect, useRef, useState, type ReactNode } from 'react';

export interface ImageProps {
  src: string | null;
  /** Empty for pictures beside their name. */
  alt: string;
  /** Drawn size in CSS pixels: keeps the layout still while the picture loads. */
  width: number;
  height: number;
  /** Stands in when there is no picture or it does not load. */
  fallback: ReactNode;
  /** True for the first few pictures of a page; the others load as they come near. */
  isEager?: boolean;
  /** The largest of what is seen first: asked for before anything else. One or two of a page. */
  isMain?: boolean;
  className?: string;
}

/** A picture that gives way to its fallback. An error before the scripts ran is noticed too. */
export function Image({ src, alt, width, height, fallback, isEager = false, isMain = false, className }: ImageProps) {
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
      alt={alt}
      width={width}
      height={height}
      loading={isEager || isMain ? 'eager' : 'lazy'}
      // Without it React would ask for every eager picture at the top of the document.
      fetchPriority={isMain ? 'high' : isEager ? 'low' : undefined}
      decoding="async"
      onError={() => setFailed(src)}
      className={className}
    />
  );
}
