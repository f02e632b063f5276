import type { MessageDescriptor } from '@lingui/core';
import { msg, plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import type { CSSProperties } from 'react';
import type { Achievement } from '#features/reputation/contract.ts';
import { dayText } from '#web/kit/day-text.ts';
import { AchievementIcon } from './achievement-icon.tsx';
import { achievementTitle } from '#web/session/achievement-titles.ts';
import { achievementDescription } from './achievement-descriptions.ts';

/** From common to legendary. */
const RARITIES: Record<Achievement['rarity'], MessageDescriptor> = {
  common: msg({ message: 'common', context: 'rarity' }),
  uncommon: msg({ message: 'uncommon', context: 'rarity' }),
  rare: msg({ message: 'rare', context: 'rarity' }),
  epic: msg({ message: 'epic', context: 'rarity' }),
  legendary: msg({ message: 'legendary', context: 'rarity' }),
};

/** One achievement: what it is for, how rare, and how far it is. */
export function AchievementCard({ achievement }: { achievement: Achievement }) {
  const { t, i18n } = useLingui();
  const { icon, rarity, pointsReward, completed, progress, reached, target, userAchievement } = achievement;
  const title = achievementTitle(achievement, i18n);
  const progressText = t`${{ count: reached }} of ${{ total: target }}`;
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
        <h3 className="font-sans text-md font-[650] [font-stretch:normal]">{title}</h3>
        <p className="text-xs text-ink-2">{achievementDescription(achievement, i18n)}</p>
      </div>
      <div className="col-span-2 grid gap-2">
        <p className="flex flex-wrap items-center justify-between gap-x-3 gap-y-1 text-2xs">
          <span className="inline-flex items-center gap-1.5 font-semibold text-(--rarity) capitalize">
            <span aria-hidden="true" className="inline-flex gap-0.5">
              {rarities.map((name, index) => (
                <span
                  key={name}
                  className={`h-2.5 w-1.5 rounded-t-xs ${index <= rarities.indexOf(rarity) ? 'bg-(--rarity)' : 'bg-pane-off'}`}
                />
              ))}
            </span>
            {t(RARITIES[rarity])}
          </span>
          <span className="text-ink-3">
            {t`+${plural(pointsReward, { one: '# point', other: '# points' })}`}
            {userAchievement && (
              <>
                {' · '}
                <time dateTime={userAchievement.completedAt}>{dayText(userAchievement.completedAt, i18n)}</time>
              </>
            )}
          </span>
        </p>
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
