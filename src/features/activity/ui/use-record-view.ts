// Records views of server pages and clicks on invites: how often a listing is refreshed depends on its views.
import { useEffect, useMemo, useRef } from 'react';
import { announceUnlocked } from '#web/session/announce-unlocked.ts';
import { previousUrl } from '#web/location.ts';
import { useEngaged } from '#web/kit/hydration.tsx';
import { useApi } from '#web/kit/use-api.ts';
import { useSite } from '#web/site.tsx';

/**
 * The search that led to a server page. Undefined unless `from`, the URL of the previous page, is a list of this site
 * with a search.
 */
export function referringSearch(from: string, origin: string): string | undefined {
  if (!URL.canParse(from)) return undefined;
  const { origin: fromOrigin, pathname, searchParams } = new URL(from);
  const isList = pathname === '/' || pathname === '/servers' || pathname.startsWith('/category/');
  if (fromOrigin !== origin || !isList) return undefined;
  return searchParams.get('search')?.trim().slice(0, 200) || undefined;
}

/** Records one view per visit of this listing's page. Visitors do not see that a view could not be recorded. */
export function useRecordView(serverId: string | undefined): void {
  const api = useApi();
  const isEngaged = useEngaged();
  const isReadOnly = useSite().notices.includes('read-only');
  // A visit keeps its id when the effect runs twice, so that it still counts once.
  const visit = useMemo(() => (serverId ? { serverId, visitId: randomId() } : null), [serverId]);
  useEffect(() => {
    if (!visit || !isEngaged || isReadOnly) return;
    const record = async (): Promise<void> => {
      const search = referringSearch(previousUrl(), location.origin);
      const body = { action: 'server_view' as const, ...visit, search };
      const { unlocked } = await api('POST /api/v1/user-activity', { body });
      announceUnlocked(unlocked);
    };
    record().catch((error: unknown) => console.debug('The view was not recorded.', error));
  }, [api, visit, isEngaged, isReadOnly]);
}

/** Records a click on the invite, once per page visit: all Join buttons of a page share one call of this hook. */
export function useRecordJoin(serverId: string): () => void {
  const api = useApi();
  const visitId = useRef<string>(undefined);
  return () => {
    if (visitId.current !== undefined) return;
    visitId.current = randomId();
    const body = { action: 'server_join' as const, serverId, visitId: visitId.current };
    api('POST /api/v1/user-activity', { body }).catch((error: unknown) =>
      console.debug('The click was not recorded.', error),
    );
  };
}

/** `crypto.randomUUID` is missing on plain http outside of localhost. */
function randomId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}
