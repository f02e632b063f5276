import { useLingui } from '@lingui/react/macro';
import { chosenServers, type SavedServer, MOST_COMPARED, withServer } from '#web/session/own-lists.ts';
import { usePersisted } from '#web/kit/persisted.ts';
import { useToast } from '#web/kit/toast.tsx';

export interface Compare {
  isChosen: boolean;
  /** What `toggle` does. */
  label: string;
  toggle: () => void;
}

/** Puts a server beside the others that are chosen, or takes it away. */
export function useCompare(server: SavedServer): Compare {
  const { t } = useLingui();
  const chosen = usePersisted(chosenServers);
  const toast = useToast();
  const isChosen = chosen.some(({ id }) => id === server.id);
  const add = () => {
    const next = withServer(chosenServers.read(), server);
    if (!next) {
      toast({
        title: t`${{ most: MOST_COMPARED }} servers fit side by side`,
        text: t`Remove one of them to make room for ${{ name: server.name }}.`,
        tone: 'error',
      });
      return;
    }
    chosenServers.write(next);
    toast({
      title: t`${{ name: server.name }} is added to compare`,
      text: t`${{ count: next.length }} of ${{ most: MOST_COMPARED }} selected.`,
      tone: 'success',
    });
  };
  const remove = () => chosenServers.write(chosenServers.read().filter(({ id }) => id !== server.id));
  return { isChosen, label: isChosen ? t`Remove from compare` : t`Add to compare`, toggle: isChosen ? remove : add };
}
