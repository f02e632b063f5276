import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
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

const THEMES: Record<EmbedTheme, MessageDescriptor> = {
  auto: msg`Match visitor’s theme`,
  light: msg({ message: 'Light', context: 'theme of a card' }),
  dark: msg({ message: 'Dark', context: 'theme of a card' }),
};

/** The card in its frame, and the code of the frame. */
export function CardSection({ server, choice, hrefOf, onChoose, hasPreview }: ShareProps) {
  const { t } = useLingui();
  const { publicUrl } = useSite();
  const { theme } = choice;
  return (
    <>
      <p className="text-sm text-ink-2">
        <Trans>A card to embed in your own page. It runs no scripts and stays up to date by itself.</Trans>
      </p>
      <Choices<EmbedTheme>
        label={t`Theme`}
        chosen={theme}
        options={EMBED_THEMES.map((value) => ({
          value,
          label: t(THEMES[value]),
          href: hrefOf({ ...choice, theme: value }),
        }))}
        onChoose={onChoose && ((value) => onChoose({ ...choice, theme: value }))}
      />
      {hasPreview && (
        <iframe
          src={embedAddress('', server.slug, theme)}
          title={t`Card of ${{ name: server.name }}`}
          sandbox={FRAME_MAY}
          loading="lazy"
          width={EMBED_SIZE.width}
          // Narrow cards are higher; see the code for those that know their width.
          className="h-[256px] max-w-full rounded-[14px] border-0 sm:h-[204px]"
        />
      )}
      <CodeLine label={t`HTML of the card`} text={embedCode(publicUrl, server, { ...EMBED_SIZE, theme })} />
    </>
  );
}
