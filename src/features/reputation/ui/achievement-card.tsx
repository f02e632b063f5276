import type { I18n, MessageDescriptor } from '@lingui/core';
import { msg, plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import type { CSSProperties } from 'react';
import { ownValue } from '#contract/vocabulary.ts';
import type { Achievement } from '#features/reputation/contract.ts';
import { useFormat } from '#web/kit/format.ts';
import { Day } from '#web/kit/day.tsx';
import { achievementTitle } from '#web/session/achievement-titles.ts';
import { AchievementIcon } from './achievement-icon.tsx';

/** From common to legendary. */
const RARITIES: Record<Achievement['rarity'], MessageDescriptor> = {
  common: msg({ message: 'common', context: 'rarity' }),
  uncommon: msg({ message: 'uncommon', context: 'rarity' }),
  rare: msg({ message: 'rare', context: 'rarity' }),
  epic: msg({ message: 'epic', context: 'rarity' }),
  legendary: msg({ message: 'legendary', context: 'rarity' }),
};

/** One achievement: its goal, rarity and progress. */
export function AchievementCard({ achievement }: { achievement: Achievement }) {
  const { t, i18n } = useLingui();
  const { whole } = useFormat();
  const { icon, rarity, pointsReward, completed, progress, reached, target, userAchievement } = achievement;
  const title = achievementTitle(achievement, i18n);
  const progressText = t`${{ count: whole(reached) }} of ${{ total: whole(target) }}`;
  const rarities = Object.keys(RARITIES);
  const tint = { '--rarity': `var(--r-${rarity})` } as CSSProperties;
  return (
    <li
      style={tint}
      data-rarity={rarity}
      className={`achievement grid grid-cols-[52px_minmax(0,1fr)] gap-x-3.5 gap-y-2 rounded-lg border p-4 ${completed ? 'border-line bg-surface' : 'border-dashed border-line-strong'}`}
    >
      <span className={`achievement-plaque ${completed ? 'is-lit' : ''}`}>
        <AchievementIcon name={icon} size={22} />
      </span>
      <div className="grid content-start gap-1">
        <h3 className="type-text text-md font-[650]">{title}</h3>
        <p className="text-xs text-ink-2">{achievementDescription(achievement, i18n)}</p>
      </div>
      <div className="col-span-2 grid gap-2">
        <p className="flex flex-wrap items-center justify-between gap-x-3 gap-y-1 text-2xs">
          <span className="inline-flex items-center gap-1.5 font-semibold text-(--rarity) capitalize">
            <span aria-hidden="true" className="inline-flex gap-0.5 [forced-color-adjust:none]">
              {rarities.map((name, index) => (
                <span
                  key={name}
                  className={`h-2.5 w-1.5 rounded-t-xs ${index <= rarities.indexOf(rarity) ? 'bg-(--rarity)' : 'bg-pane-off'}`}
                />
              ))}
            </span>
            {t(RARITIES[rarity])}
          </span>
          <span className="text-ink-3">{t`+${plural(pointsReward, { one: '# point', other: '# points' })}`}</span>
        </p>
        {userAchievement && <Day at={userAchievement.completedAt} className="text-2xs text-ink-3" />}
        {!completed && (
          <div className="grid gap-1">
            <progress
              className="achievement-progress"
              max={100}
              value={progress}
              aria-label={t`${title}: ${progressText}`}
            />
            <p className="text-2xs text-ink-3">{progressText}</p>
          </div>
        )}
      </div>
    </li>
  );
}

/** Descriptions by achievement name; the English must match achievement-table.ts. */
const DESCRIPTIONS: Readonly<Record<string, MessageDescriptor>> = {
  'first-light': msg`Submit your first server.`,
  'street-lamps': msg`Submit 5 servers.`,
  'town-planner': msg`Submit 15 servers.`,
  'city-lights': msg`Submit 50 servers.`,
  lamplighter: msg`Submit 150 servers.`,
  'first-word': msg`Write your first review.`,
  'regular-critic': msg`Write 5 reviews.`,
  'column-writer': msg`Write 20 reviews.`,
  'voice-of-the-row': msg`Write 75 reviews.`,
  insider: msg`Review a server that you are a member of.`,
  'well-informed': msg`Review 10 servers that you are a member of.`,
  storyteller: msg`Write 3 reviews of 300 characters or more.`,
  'wide-reader': msg`Review servers in 4 categories.`,
  'all-rounder': msg`Review servers in 8 categories.`,
  'warm-heart': msg`Add your first favorite.`,
  collector: msg`Have 15 favorites.`,
  curator: msg`Have 50 favorites.`,
  helpful: msg`Get 5 helpful votes on your reviews.`,
  'trusted-guide': msg`Get 25 helpful votes on your reviews.`,
  lighthouse: msg`Get 200 helpful votes on your reviews.`,
  neighbour: msg`Be a member of 3 listed servers.`,
  'known-everywhere': msg`Be a member of 25 listed servers.`,
  'level-five': msg`Reach level 5.`,
  'level-ten': msg`Reach level 10.`,
  'first-steps': msg`Visit 5 server pages.`,
  'night-walker': msg`Visit 50 server pages.`,
  pathfinder: msg`Visit 250 server pages.`,
  cartographer: msg`Visit 1,000 server pages.`,
  curious: msg`Visit servers in 6 categories.`,
  polyglot: msg`Visit servers in 5 languages.`,
  'three-nights': msg`Log in 3 days in a row.`,
  'whole-week': msg`Log in 7 days in a row.`,
  'new-moon': msg`Log in 30 days in a row.`,
  'year-round': msg`Log in 365 days in a row.`,
};

/** In the interface language; falls back to the API's own text for an achievement that is unknown here. */
export function achievementDescription(
  { name, description }: Pick<Achievement, 'name' | 'description'>,
  i18n: I18n,
): string {
  const known = ownValue(DESCRIPTIONS, name);
  return known ? i18n.t(known) : description;
}
