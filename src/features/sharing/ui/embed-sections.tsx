import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import {
  BADGE_STYLES,
  badgeUrl,
  type BadgeName,
  BADGES,
  type BadgeStyle,
  EMBED_SIZE,
  EMBED_THEMES,
  embedUrl,
  type EmbedTheme,
} from '#contract/share-urls.ts';
import { badgeHtml, badgeMarkdown, embedCode, FRAME_SANDBOX } from '#contract/share-code.ts';
import { useSite } from '#web/site.tsx';
import { Choices, CodeLine } from './choices.tsx';
import type { ShareProps } from './share-choice.ts';

const NAMES: Record<BadgeName, MessageDescriptor> = {
  members: msg`Members`,
  online: msg({ message: 'Online', comment: 'Noun: the number of people who are online' }),
  rating: msg`Rating`,
};
const STYLES: Record<BadgeStyle, MessageDescriptor> = {
  flat: msg({ message: 'Flat', comment: 'Style of a badge: a plain rectangle' }),
  arch: msg({ message: 'Window', comment: 'Style of a badge: with the arched window of the logo' }),
};

/** Choices of badge and style, with the badge and its code. */
export function BadgeSection({ server: { slug }, choice, hrefOf, onChoose }: ShareProps) {
  const { t } = useLingui();
  const { publicUrl } = useSite();
  const { badge, style } = choice;
  return (
    <>
      <p className="text-sm text-ink-2">
        <Trans>A small picture for a website or a README. It stays up to date by itself.</Trans>
      </p>
      <div className="flex flex-wrap gap-3">
        <Choices<BadgeName>
          label={t`What it shows`}
          values={BADGES}
          names={NAMES}
          chosen={badge}
          hrefOf={(value) => hrefOf({ ...choice, badge: value })}
          onChoose={onChoose && ((value) => onChoose({ ...choice, badge: value }))}
        />
        <Choices<BadgeStyle>
          label={t({ message: 'Style', comment: 'Of a badge: flat or with a window' })}
          values={BADGE_STYLES}
          names={STYLES}
          chosen={style}
          hrefOf={(value) => hrefOf({ ...choice, style: value })}
          onChoose={onChoose && ((value) => onChoose({ ...choice, style: value }))}
        />
      </div>
      <div className="flex h-8 items-center">
        <img src={badgeUrl('', slug, badge, style)} alt={t`Badge: ${{ badge: t(NAMES[badge]) }}`} />
      </div>
      <CodeLine label="Markdown" text={badgeMarkdown(publicUrl, slug, badge, style)} />
      <CodeLine label={t`HTML`} text={badgeHtml(publicUrl, slug, badge, style)} />
    </>
  );
}

const THEMES: Record<EmbedTheme, MessageDescriptor> = {
  auto: msg`Match visitor’s theme`,
  light: msg({ message: 'Light', context: 'theme of a card' }),
  dark: msg({ message: 'Dark', context: 'theme of a card' }),
};

/** Choice of theme, with the card in its frame and the code of the frame. */
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
        label={t({ message: 'Theme', comment: 'Colors of an embedded card: light or dark' })}
        values={EMBED_THEMES}
        names={THEMES}
        chosen={theme}
        hrefOf={(value) => hrefOf({ ...choice, theme: value })}
        onChoose={onChoose && ((value) => onChoose({ ...choice, theme: value }))}
      />
      {hasPreview && (
        <iframe
          src={embedUrl('', server.slug, theme)}
          title={t`Card of ${{ name: server.name }}`}
          sandbox={FRAME_SANDBOX}
          loading="lazy"
          {...EMBED_SIZE}
          className="max-w-full rounded-[14px] border-0"
        />
      )}
      <CodeLine label={t`HTML of the card`} text={embedCode(publicUrl, server, { ...EMBED_SIZE, theme })} />
    </>
  );
}
