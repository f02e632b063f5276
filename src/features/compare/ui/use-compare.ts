import type { KeptServer } from '#web/directory/kept-server.ts';
import { useKept } from '#web/kit/use-kept.ts';
import { useToast } from '#web/kit/toast.tsx';
import { chosenServers, MOST_COMPARED, withServer } from './chosen.ts';
import { texts } from './texts.ts';

export interface Compare {
  isChosen: boolean;
  /** What `toggle` does. */
  label: string;
  toggle: () => void;
}

/** Puts a server beside the others that are chosen, or takes it away. */
export function useCompare(server: KeptServer): Compare {
  const chosen = useKept(chosenServers);
  const toast = useToast();
  const isChosen = chosen.some(({ id }) => id === server.id);
  const add = () => {
    const next = withServer(chosenServers.read(), server);
    if (!next) {
      toast({ title: texts.full(MOST_COMPARED), text: texts.fullText(server.name), tone: 'error' });
      return;
    }
    chosenServers.write(next);
    toast({ title: texts.added(server.name), text: texts.addedText(next.length, MOST_COMPARED), tone: 'success' });
  };
  const remove = () => chosenServers.write(chosenServers.read().filter(({ id }) => id !== server.id));
  return { isChosen, label: isChosen ? texts.remove : texts.add, toggle: isChosen ? remove : add };
}
