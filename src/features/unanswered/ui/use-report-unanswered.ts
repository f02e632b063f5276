// Tells the server that somebody found nothing, so that an admin sees which words people miss.
import { useEffect } from 'react';
import { useApi } from '#web/kit/use-api.ts';
import { useEngaged } from '#web/kit/hydration.tsx';
import { useSite } from '#web/site.tsx';

/** @param search of a list that is empty. That it cannot be counted is no trouble of the visitor's. */
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
