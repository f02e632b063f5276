import {
  EMBED_SIZE,
  EMBED_THEMES,
  embedAddress,
  embedCode,
  FRAME_MAY,
  type EmbedTheme,
} from '#contract/share-addresses.ts';
import { useSite } from '#web/site.tsx';
import { Choices, CodeLine } from './choices.tsx';
import type { ShareProps } from './share-options.tsx';
import { texts } from './texts.ts';

/** The card in its frame, and the code of the frame. */
export function CardSection({ server, choice, hrefOf, onChoose, hasPreview }: ShareProps) {
  const { publicUrl } = useSite();
  const { theme } = choice;
  return (
    <>
      <p className="text-sm text-ink-2">{texts.cardLead}</p>
      <Choices<EmbedTheme>
        label={texts.theme}
        chosen={theme}
        options={EMBED_THEMES.map((value) => ({
          value,
          label: texts.themes[value],
          href: hrefOf({ ...choice, theme: value }),
        }))}
        onChoose={onChoose && ((value) => onChoose({ ...choice, theme: value }))}
      />
      {hasPreview && (
        <iframe
          src={embedAddress('', server.slug, theme)}
          title={texts.cardPreview(server.name)}
          sandbox={FRAME_MAY}
          loading="lazy"
          width={EMBED_SIZE.width}
          // Narrow cards are higher; see the code for those that know their width.
          className="h-[256px] max-w-full rounded-[14px] border-0 sm:h-[204px]"
        />
      )}
      <CodeLine label={texts.cardCode} text={embedCode(publicUrl, server, { ...EMBED_SIZE, theme })} />
    </>
  );
}
