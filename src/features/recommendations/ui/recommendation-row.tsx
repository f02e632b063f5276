import { useLingui } from '@lingui/react';
import { BadgeCheck, Sparkles } from 'lucide-react';
import { categoryName } from '#web/directory/category-words.ts';
import type { ReactNode } from 'react';
import { ArchIcon } from '#web/directory/arch-icon.tsx';
import type { Recommendation } from '#features/recommendations/contract.ts';
import { Badge } from '#web/kit/badge.tsx';
import { ButtonLink } from '#web/kit/button.tsx';
import { percent } from '#web/kit/number.ts';
import { CountsLine } from '#web/directory/server-counts.tsx';
import { reasonTexts } from './reason-texts.ts';
import { texts } from './texts.ts';

const SHOWN_CATEGORIES = 2;

interface RecommendationRowProps {
  recommendation: Recommendation;
  /** What else is done with its server. */
  actions: ReactNode;
}

/** One server with how well it fits, and why. The page that View opens records that it was looked at. */
export function RecommendationRow({ recommendation, actions }: RecommendationRowProps) {
  const { i18n } = useLingui();
  const { server, score, serverId } = recommendation;
  const reasons = reasonTexts(recommendation, i18n);
  return (
    <li className="flex flex-wrap items-start gap-x-4 gap-y-3 rounded-lg border border-line bg-surface p-4">
      <ArchIcon server={server} size={54} />
      <div className="grid min-w-0 flex-1 basis-56 gap-1.5">
        <div className="flex flex-wrap items-center gap-2">
          <h3 className="min-w-0 font-sans text-md font-[650] [font-stretch:normal] [overflow-wrap:anywhere]">
            <bdi>{server.name}</bdi>
          </h3>
          <Badge tone="lamp" icon={<Sparkles aria-hidden="true" />}>
            {texts.match(percent(Math.round(score)))}
          </Badge>
          {server.verified && (
            <Badge tone="sky" icon={<BadgeCheck aria-hidden="true" />}>
              {texts.verified}
            </Badge>
          )}
        </div>
        <p className="text-xs text-ink-3">
          <CountsLine server={server} /> ·{' '}
          {server.categories
            .slice(0, SHOWN_CATEGORIES)
            .map((name) => categoryName(name, i18n))
            .join(', ')}
        </p>
        {server.description && (
          <p dir="auto" className="line-clamp-2 max-w-[49em] text-ink-2 rtl:text-right">
            {server.description}
          </p>
        )}
        {reasons.length > 0 && (
          <div className="flex flex-wrap gap-x-4 gap-y-1 text-xs text-ink-2">
            <p className="font-semibold">{texts.why}</p>
            <ul className="flex flex-wrap gap-x-4 gap-y-1">
              {reasons.map((reason) => (
                <li key={reason} className="list-inside list-disc">
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
          {texts.view}
          <span className="sr-only">{texts.opensInTab(server.name)}</span>
        </ButtonLink>
      </div>
    </li>
  );
}
