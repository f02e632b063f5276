import { useLingui } from '@lingui/react/macro';
import { useEffect } from 'react';
import type { ListServersQuery } from '#features/listings/contract.ts';
import { Alternatives } from '#features/listings/ui/alternatives.tsx';
import { featureNames } from '#web/directory/feature-labels.ts';
import { countFilters } from '#web/directory/list-filters.ts';
import { useListFilters } from '#web/directory/use-list-filters.ts';
import { ButtonLink } from '#web/kit/button.tsx';
import { EmptyState } from '#web/kit/empty-state.tsx';
import { useEngaged } from '#web/kit/hydration.tsx';
import { useApi } from '#web/kit/use-api.ts';
import { useSite } from '#web/site.tsx';

/** The forms that the submission page accepts. A page of the platform, such as a channel, is not an invite. */
const INVITE_LINK = /((\bdiscord|\B)\.gg|\bdiscord(app)?\.com\/invite)\/\S/i;

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

/** Tells the server of a search that found nothing, so that admins see which words users miss. */
function useReportUnanswered(search: string | undefined): void {
  const api = useApi();
  const isEngaged = useEngaged();
  const isReadOnly = useSite().notices.includes('read-only');
  useEffect(() => {
    if (!search || !isEngaged || isReadOnly) return;
    const report = api('POST /api/v1/unanswered-searches', { body: { search } });
    // It does not concern the visitor.
    report.catch((error: unknown) => console.debug('The search was not counted.', error));
  }, [api, search, isEngaged, isReadOnly]);
}
