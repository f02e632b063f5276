import { useLingui } from '@lingui/react/macro';
import type { ListServersQuery } from '#features/listings/contract.ts';
import { Alternatives } from '#features/listings/ui/alternatives.tsx';
import { useReportUnanswered } from '#features/unanswered/ui/use-report-unanswered.ts';
import { featureNames } from '#web/directory/feature-labels.ts';
import { countFilters } from '#web/directory/list-filters.ts';
import { useListFilters } from '#web/directory/use-list-filters.ts';
import { ButtonLink } from '#web/kit/button.tsx';
import { EmptyState } from '#web/kit/empty-state.tsx';

const INVITE_LINK = /\bdiscord(?:app)?\.(?:com|gg)\/\S/i;

/** Shown when no server matches the filters in the URL. */
export function NothingFound({ query }: { query: ListServersQuery }) {
  const { i18n, t } = useLingui();
  const { filters, clearHref } = useListFilters();
  useReportUnanswered(filters.search);
  const title =
    filters.feature.length > 0
      ? t`No servers found with the "${{ feature: featureNames(filters.feature, i18n) }}" feature`
      : t`No servers found`;
  const isInvite = INVITE_LINK.test(filters.search ?? '');
  return (
    <div>
      <EmptyState
        title={title}
        text={
          isInvite
            ? t`This is an invite. Paste it on the submission page to see whether its server is listed.`
            : t`Try adjusting your search criteria`
        }
        action={
          countFilters(filters) > 0 && (
            <ButtonLink href={isInvite ? '/submit' : clearHref} size="sm">
              {isInvite ? t`Submit a Server` : t`Clear filters`}
            </ButtonLink>
          )
        }
      />
      {!isInvite && <Alternatives query={query} />}
    </div>
  );
}
