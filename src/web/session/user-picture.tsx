import { hueOf } from '#web/kit/stable-random.ts';
import { Image } from '#web/kit/image.tsx';

interface UserPictureProps {
  name: string;
  url: string | null;
  /** CSS pixels. */
  size: number;
}

/** Users are shown as circles: their picture, else the first letter of the name, else "U". */
export function UserPicture({ name, url, size }: UserPictureProps) {
  return (
    <span
      aria-hidden="true"
      className="block shrink-0 overflow-hidden rounded-full"
      style={{ width: size, height: size }}
    >
      <Image
        src={url}
        width={size}
        height={size}
        fallback={
          <span
            className="grid size-full place-items-center font-[650] text-white"
            style={{ fontSize: Math.round(size * 0.42), background: `hsl(${hueOf(name)} 42% 32%)` }}
          >
            {[...name][0]?.toUpperCase() ?? 'U'}
          </span>
        }
      />
    </span>
  );
}
