import type { I18n, MessageDescriptor } from '@lingui/core';
import { msg, plural } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { Sparkles } from 'lucide-react';
import { categoryName } from '#web/directory/category-words.ts';
import { featureName } from '#web/directory/feature-labels.ts';
import type { ReactNode } from 'react';
import { ownValue } from '#contract/vocabulary.ts';
import { textProps, VerifiedBadge } from '#web/directory/server-badges.tsx';
import { ArchIcon } from '#web/directory/arch-icon.tsx';
import type { RecommendationReason, Recommendation } from '#features/recommendations/contract.ts';
import { Badge } from '#web/kit/badge.tsx';
import { ButtonLink } from '#web/kit/button.tsx';
import { formatOf, useFormat } from '#web/kit/format.ts';
import { CountsLine } from '#web/directory/server-counts.tsx';

const SHOWN_CATEGORIES = 2;

/** Reasons without variables; the English must match score.ts. */
const REASONS: Readonly<Record<string, MessageDescriptor>> = {
  size: msg`About the size of servers you like`,
  activity: msg`Many members are online`,
  rating: msg`Well rated by reviewers`,
  momentum: msg`Trending this week`,
};

/** Why a server is recommended; falls back to the API's own sentence for a part that is unknown here. */
export function reasonTexts({ reasons, because }: Pick<Recommendation, 'reasons' | 'because'>, i18n: I18n): string[] {
  return because.map((reason, index) => reasonText(reason, i18n) ?? reasons[index] ?? '');
}

function reasonText({ part, category, features, favorite }: RecommendationReason, i18n: I18n): string | undefined {
  if (category !== null) return i18n.t(msg`You like ${{ category: categoryName(category, i18n) }}`);
  if (favorite !== null) {
    return i18n.t(
      msg`${plural({ people: favorite.people }, { other: `At least # people who favorited ${{ name: favorite.name }} also favorited this` })}`,
    );
  }
  if (features.length > 0) {
    const names = formatOf(i18n).list(features.map((feature) => featureName(feature, i18n)));
    return i18n.t(msg`Has features of servers you like: ${names}`);
  }
  const known = ownValue(REASONS, part);
  return known && i18n.t(known);
}

interface RecommendationRowProps {
  recommendation: Recommendation;
  /** Other actions on the server. */
  actions: ReactNode;
}

/** One server, how well it matches, and why. The page that View opens records the view. */
export function RecommendationRow({ recommendation, actions }: RecommendationRowProps) {
  const { t, i18n } = useLingui();
  const { list, percent } = useFormat();
  const { server, score, serverId } = recommendation;
  const { name } = server;
  const reasons = reasonTexts(recommendation, i18n);
  return (
    <li className="flex flex-wrap items-start gap-x-4 gap-y-3 rounded-lg border border-line bg-surface p-4">
      <ArchIcon server={server} size={54} />
      <div className="grid min-w-0 flex-1 basis-56 gap-1.5">
        <div className="flex flex-wrap items-center gap-2">
          <h3 className="min-w-0 type-text text-md font-[650] [overflow-wrap:anywhere]">
            <bdi lang={server.language ?? undefined}>{name}</bdi>
          </h3>
          <Badge tone="lamp" icon={<Sparkles />}>
            {t`${{ share: percent(Math.floor(score)) }} match`}
          </Badge>
          {server.verified && <VerifiedBadge />}
        </div>
        <p className="text-xs text-ink-3">
          <CountsLine server={server} />
          {'\u00a0· '}
          {list(server.categories.slice(0, SHOWN_CATEGORIES).map((category) => categoryName(category, i18n)))}
        </p>
        {server.description && (
          <p {...textProps(server)} className="line-clamp-2 max-w-[49em] text-ink-2 text-page-start">
            {server.description}
          </p>
        )}
        {reasons.length > 0 && (
          <div className="flex flex-wrap gap-x-4 gap-y-1 text-xs text-ink-2">
            <p className="font-semibold">
              <Trans>Why recommended:</Trans>
            </p>
            <ul className="flex flex-wrap gap-x-4 gap-y-1">
              {reasons.map((reason) => (
                <li key={reason} className="ms-4 list-disc">
                  {reason}
                </li>
              ))}
            </ul>
          </div>
        )}
      </div>
      <div className="flex items-center gap-1">
        {actions}
        <ButtonLink href={`/servers/${serverId}`} target="_blank" rel="noopener">
          <span>
            <Trans>
              View<span className="sr-only"> {name} (opens in a new tab)</span>
            </Trans>
          </span>
        </ButtonLink>
      </div>
    </li>
  );
}

/** The number of recommendations. The page shows the best of them, without those that the user hid. */
export function countText(shown: number, total: number, i18n: I18n): string {
  if (shown === total)
    return i18n.t(msg`${plural({ count: total }, { one: '# recommendation', other: '# recommendations' })}`);
  const some = formatOf(i18n).whole(shown);
  return i18n.t(
    msg`${plural({ count: total }, { one: `${some} of # recommendation`, other: `${some} of # recommendations` })}`,
  );
}
