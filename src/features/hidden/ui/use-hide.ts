import { useLingui } from '@lingui/react/macro';
import { useQueryClient } from '@tanstack/react-query';
import { useSaved } from '#web/session/use-saved.ts';
import { MOST_SAVED } from '#web/kit/saved-list.ts';
import { failureText } from '#web/kit/failures/failure-text.ts';
import { useToast } from '#web/kit/toast.tsx';
import { useApi } from '#web/kit/use-api.ts';
import { localHidden } from '#web/session/saved-lists.ts';

interface Named {
  id: string;
  name: string;
}

export interface Hide {
  /** Leaves a server out of this person's lists, and says so with a way back. */
  hide: (server: Named) => Promise<void>;
  show: (server: Named) => Promise<void>;
}

export function useHide(): Hide {
  const { i18n, t } = useLingui();
  const api = useApi();
  const queries = useQueryClient();
  const toast = useToast();
  const setSaved = useSaved(localHidden);

  const set = async ({ id, name }: Named, isHidden: boolean): Promise<boolean> => {
    const call = isHidden ? 'PUT /api/v1/hidden/:serverId' : 'DELETE /api/v1/hidden/:serverId';
    try {
      await setSaved({ id, name }, isHidden, async () => void (await api(call, { params: { serverId: id } })));
    } catch (error) {
      const title = isHidden ? t`${name} was not hidden` : t`${name} is still hidden`;
      toast({ title, text: failureText(error, t`Please try again later.`, i18n), tone: 'error' });
      return false;
    }
    // The server leaves them out as well.
    await queries.invalidateQueries({ queryKey: ['servers', 'recommendations'] });
    return true;
  };
  const show = async (server: Named): Promise<void> => {
    if (await set(server, false)) toast({ title: t`${{ name: server.name }} is shown again`, tone: 'success' });
  };
  const hide = async (server: Named): Promise<void> => {
    const { names } = localHidden.read();
    if (names.size >= MOST_SAVED && !names.has(server.id)) {
      toast({
        title: t`${{ name: server.name }} was not hidden`,
        text: t`You already hide ${{ most: MOST_SAVED }} servers. Show one of them again first.`,
        tone: 'error',
      });
      return;
    }
    if (!(await set(server, true))) return;
    toast({
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
