import {
  BADGE_STYLES,
  badgeAddress,
  badgeHtml,
  badgeMarkdown,
  type BadgeName,
  BADGES,
  type BadgeStyle,
} from '#contract/share-addresses.ts';
import { useSite } from '#web/site.tsx';
import { Choices, CodeLine } from './choices.tsx';
import type { ShareProps } from './share-options.tsx';
import { texts } from './texts.ts';

/** One badge with its code; which one, and how it looks, is chosen. */
export function BadgeSection({ server: { slug }, choice, hrefOf, onChoose }: ShareProps) {
  const { publicUrl } = useSite();
  const { badge, style } = choice;
  return (
    <>
      <p className="text-sm text-ink-2">{texts.badgeLead}</p>
      <div className="flex flex-wrap gap-3">
        <Choices<BadgeName>
          label={texts.what}
          chosen={badge}
          options={BADGES.map((value) => ({
            value,
            label: texts.badges[value],
            href: hrefOf({ ...choice, badge: value }),
          }))}
          onChoose={onChoose && ((value) => onChoose({ ...choice, badge: value }))}
        />
        <Choices<BadgeStyle>
          label={texts.look}
          chosen={style}
          options={BADGE_STYLES.map((value) => ({
            value,
            label: texts.styles[value],
            href: hrefOf({ ...choice, style: value }),
          }))}
          onChoose={onChoose && ((value) => onChoose({ ...choice, style: value }))}
        />
      </div>
      <div className="flex h-8 items-center">
        <img src={badgeAddress('', slug, badge, style)} alt={texts.badgePreview(texts.badges[badge])} />
      </div>
      <CodeLine label={texts.markdown} text={badgeMarkdown(publicUrl, slug, badge, style)} />
      <CodeLine label={texts.html} text={badgeHtml(publicUrl, slug, badge, style)} />
    </>
  );
}
