import { Image, sizedImage } from '#web/kit/image.tsx';
import { BANNER_HEIGHT, BANNER_WIDTH, bannerArt } from './banner-art.ts';

interface BannerProps {
  server: { id: string; bannerUrl: string | null };
  /** Width in CSS pixels for which the image is fetched. */
  width: number;
  height: number;
  isEager?: boolean;
  isMain?: boolean;
}

/** The community's own banner, or a pattern drawn from its id. Fills its container; decorative. */
export function Banner({ server, width, height, isEager = false, isMain = false }: BannerProps) {
  const art = <BannerPattern id={server.id} />;
  if (!server.bannerUrl) return art;
  return (
    <Image
      src={sizedImage(server.bannerUrl, width / 2)}
      width={width}
      height={height}
      isEager={isEager}
      isMain={isMain}
      fallback={art}
    />
  );
}

function BannerPattern({ id }: { id: string }) {
  const { ground, layers } = bannerArt(id);
  return (
    <svg
      viewBox={`0 0 ${BANNER_WIDTH} ${BANNER_HEIGHT}`}
      preserveAspectRatio="xMidYMid slice"
      aria-hidden="true"
      focusable="false"
      className="size-full"
      style={{ background: ground }}
    >
      {layers.map(({ d, color, width, dash, opacity }, index) =>
        width ? (
          <path
            // The layers of one id never change order.
            key={index}
            d={d}
            fill="none"
            stroke={color}
            strokeWidth={width}
            strokeLinecap="round"
            strokeDasharray={dash}
            opacity={opacity}
          />
        ) : (
          <path key={index} d={d} fill={color} opacity={opacity} />
        ),
      )}
    </svg>
  );
}
