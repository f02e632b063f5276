import { Heart } from 'lucide-react';
import { texts } from './texts.ts';
import { useFavorite } from './use-favorite.ts';

interface HeartButtonProps {
  server: { id: string; name: string };
  /** `banner` lies on a picture, `row` in a list, `framed` among other buttons. */
  look: 'banner' | 'row' | 'framed';
}

const LOOKS = {
  banner: 'size-10 md:size-9 rounded-md bg-scrim/62 text-white hover:bg-scrim aria-pressed:text-[#ff9aa5]',
  row: 'size-10 rounded-md text-ink-2 hover:bg-surface-2 hover:text-ink aria-pressed:text-bad',
  framed: 'size-12 rounded-md border border-line-strong bg-surface text-ink-2 hover:bg-surface-2 aria-pressed:text-bad',
} as const;

/** Keeps a server among the favorites: of the account, or of this browser for visitors. */
export function HeartButton({ server, look }: HeartButtonProps) {
  const { isFavorite, toggle } = useFavorite(server);
  return (
    <button
      type="button"
      aria-pressed={isFavorite}
      aria-label={texts.favorite(server.name)}
      onClick={toggle}
      className={`needs-script relative z-2 inline-grid shrink-0 place-items-center touch:min-h-11 touch:min-w-11 ${LOOKS[look]}`}
    >
      <Heart aria-hidden="true" size={look === 'framed' ? 18 : 16} fill={isFavorite ? 'currentColor' : 'none'} />
    </button>
  );
}
