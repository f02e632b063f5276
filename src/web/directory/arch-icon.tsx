import type { CSSProperties, ReactNode } from 'react';
import { classNames } from '#web/kit/class-names.ts';
import { Image, sizedImage } from '#web/kit/image.tsx';
import { initialsOf } from '#web/kit/initials.ts';
import { hueOf } from '#web/kit/stable-random.ts';

interface ArchIconProps {
  server: { id: string; name: string; iconUrl: string | null };
  /** Width and height in CSS pixels. */
  size: number;
  isEager?: boolean;
  className?: string;
  /** Shown instead of the initials. */
  fallback?: ReactNode;
}

/** A community's icon in its window, or up to two initials. Decorative: the name is next to it. */
export function ArchIcon({ server, size, isEager = false, className, fallback }: ArchIconProps) {
  return (
    <span
      aria-hidden="true"
      className={classNames('arch', className)}
      style={{ '--arch-size': `${size}px` } as CSSProperties}
    >
      <Image
        src={server.iconUrl && sizedImage(server.iconUrl, size)}
        width={size}
        height={size}
        isEager={isEager}
        fallback={fallback ?? <InitialsTile server={server} size={size} />}
      />
    </span>
  );
}

function InitialsTile({ server, size }: Pick<ArchIconProps, 'server' | 'size'>) {
  const style: CSSProperties = {
    // 32% lightness gives white a contrast of at least 4.9:1 on every hue.
    background: `hsl(${hueOf(server.id)} 42% 32%)`,
    fontSize: Math.round(size * 0.36),
  };
  return (
    <span
      className="grid size-full place-items-center pt-0.5 font-display leading-none font-bold text-white"
      style={style}
    >
      {initialsOf(server.name)}
    </span>
  );
}
