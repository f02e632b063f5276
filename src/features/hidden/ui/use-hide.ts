import { useLingui } from '@lingui/react/macro';
import { useQueryClient } from '@tanstack/react-query';
import { MAX_HIDDEN } from '#contract/limits.ts';
import { SERVERS_KEY } from '#web/directory/list-queries.ts';
import { useSaved } from '#web/session/use-saved.ts';
import { showFailure, showToast } from '#web/kit/toast-store.ts';
import { useApi } from '#web/kit/use-api.ts';
import { type NamedServer, localHidden } from '#web/session/saved-lists.ts';

interface Hide {
  /** Hides a server from this user's lists, and shows a toast with an undo. */
  hide: (server: NamedServer) => Promise<void>;
  show: (server: NamedServer) => Promise<void>;
}

let hiddenOn: string | null = null;

/** Whether a server was hidden on this page, and the focused element with it. True once for each. */
export function takeJustHidden(): boolean {
  const isHere = hiddenOn === location.pathname;
  hiddenOn = null;
  return isHere;
}

export function useHide(): Hide {
  const { i18n, t } = useLingui();
  const api = useApi();
  const queries = useQueryClient();
  const setSaved = useSaved(localHidden);

  const shownName = ({ name }: NamedServer): string => name || t`A server that is no longer listed`;

  const set = async (server: NamedServer, isHidden: boolean): Promise<boolean> => {
    const params = { serverId: server.id };
    const name = shownName(server);
    const call = isHidden ? 'PUT /api/v1/hidden/:serverId' : 'DELETE /api/v1/hidden/:serverId';
    try {
      if (isHidden) hiddenOn = location.pathname;
      await setSaved(server, isHidden, async () => void (await api(call, { params })));
    } catch (error) {
      const title = isHidden ? t`${name} was not hidden` : t`${name} is still hidden`;
      showFailure(title, error, i18n);
      return false;
    }
    // Recommendations leave hidden servers out on the server.
    await queries.invalidateQueries({ queryKey: [SERVERS_KEY, 'recommendations'] });
    return true;
  };
  const show = async (server: NamedServer): Promise<void> => {
    if (await set(server, false))
      showToast({ title: t`${{ name: shownName(server) }} is shown again`, tone: 'success' });
  };
  const hide = async (server: NamedServer): Promise<void> => {
    const { names } = localHidden.read();
    if (names.size >= MAX_HIDDEN && !names.has(server.id)) {
      showToast({
        title: t`${{ name: server.name }} was not hidden`,
        text: t`You already hide ${{ most: MAX_HIDDEN }} servers. Show one of them again first.`,
        tone: 'error',
      });
      return;
    }
    if (!(await set(server, true))) return;
    showToast({
      title: t`${{ name: server.name }} is hidden for you`,
      text: t`You won’t see it in lists. Your profile shows everything you’ve hidden.`,
      action: {
        label: t`Undo`,
        hint: t`Undo: press F8, then show ${{ name: server.name }} again`,
        run: () => void show(server),
      },
    });
  };
  return { hide, show };
}
