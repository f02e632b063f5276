// Reports a search that found nothing to the server, so that admins see which words users miss.
import { useEffect } from 'react';
import { useApi } from '#web/kit/use-api.ts';
import { useEngaged } from '#web/kit/hydration.tsx';
import { useSite } from '#web/site.tsx';

/** @param search the search of an empty list. A failed report is only logged: it does not concern the visitor. */
export function useReportUnanswered(search: string | undefined): void {
  const api = useApi();
  const isEngaged = useEngaged();
  const isReadOnly = useSite().notices.includes('read-only');
  useEffect(() => {
    if (!search || !isEngaged || isReadOnly) return;
    const report = api('POST /api/v1/unanswered-searches', { body: { search } });
    report.catch((error: unknown) => console.debug('The search was not counted.', error));
  }, [api, search, isEngaged, isReadOnly]);
}
