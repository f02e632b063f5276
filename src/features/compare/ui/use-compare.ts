import { useLingui } from '@lingui/react/macro';
import { chosenServers, type SavedServer, MAX_COMPARED, withServer } from '#web/session/browser-lists.ts';
import { usePersisted } from '#web/kit/use-persisted.ts';
import { showToast } from '#web/kit/toast-store.ts';

interface Compare {
  /** False for an age-restricted server, which is not compared; but one that is chosen can be removed. */
  isOffered: boolean;
  isChosen: boolean;
  /** What `toggle` does. */
  label: string;
  toggle: () => void;
}

/** Adds a server to the comparison or removes it. */
export function useCompare(server: SavedServer & { ageRestricted: boolean }): Compare {
  const { t } = useLingui();
  const chosen = usePersisted(chosenServers);
  const isChosen = chosen.some(({ id }) => id === server.id);
  const add = () => {
    const next = withServer(chosenServers.read(), server);
    if (!next) {
      showToast({
        title: t`${{ most: MAX_COMPARED }} servers fit side by side`,
        text: t`Remove one of them to make room for ${{ name: server.name }}.`,
        tone: 'error',
      });
      return;
    }
    chosenServers.write(next);
    showToast({
      title: t`${{ name: server.name }} added to the comparison`,
      text: t`${{ count: next.length }} of ${{ most: MAX_COMPARED }} selected.`,
      tone: 'success',
    });
  };
  const remove = () => chosenServers.write(chosenServers.read().filter(({ id }) => id !== server.id));
  return {
    isOffered: isChosen || !server.ageRestricted,
    isChosen,
    label: isChosen ? t`Remove from compare` : t`Add to compare`,
    toggle: isChosen ? remove : add,
  };
}
