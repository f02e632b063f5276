import { Trans, useLingui } from '@lingui/react/macro';
import { Info } from 'lucide-react';
import { Badge } from '#web/kit/badge.tsx';
import { ButtonLink } from '#web/kit/button.tsx';
import { featureNames } from '#web/directory/feature-labels.ts';
import { useListFilters } from '#web/directory/use-list-filters.ts';

/** Says that the list is filtered by features of the platform, with a link that clears the filter. */
export function FeatureNotice() {
  const { i18n } = useLingui();
  const { filters, hrefFor } = useListFilters();
  if (filters.feature.length === 0) return null;
  const name = featureNames(filters.feature, i18n);
  return (
    <div className="grid grid-cols-1 gap-3">
      <div className="flex flex-wrap items-center gap-2">
        <Badge tone="sky" className="min-h-7! py-1 leading-tight! whitespace-normal! [overflow-wrap:anywhere]">
          <Trans>Feature: {name}</Trans>
        </Badge>
        <ButtonLink size="sm" href={hrefFor({ feature: [], search: undefined })}>
          <Trans>Clear Filter</Trans>
        </ButtonLink>
      </div>
      <p className="flex gap-2 rounded-md bg-sunken px-3 py-2.5 text-xs text-ink-2">
        <Info size={14} className="mt-0.5" />
        <Trans>Showing servers with Discord feature: {name}</Trans>
      </p>
    </div>
  );
}
