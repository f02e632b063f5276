import { useQueryClient } from '@tanstack/react-query';
import { callState } from '#web/kit/call-state.ts';
import type { Kept } from '#web/kit/kept.ts';
import { type Marks, setMark } from '#web/kit/marks.ts';
import { createPressQueue } from '#web/kit/press-queue.ts';
import { useApi } from '#web/kit/use-api.ts';
import { marksSettled } from './account-marks.ts';
import { userQuery } from './use-user.ts';

export type Mark = (
  server: { id: string; name: string },
  isOn: boolean,
  /** Tells the account; called for who is signed in. */
  send: () => Promise<void>,
) => Promise<void>;

const enqueue = createPressQueue<boolean>();

/**
 * Sets or removes a mark optimistically; requests about the same server are sent in order. If the last one fails, the mark
 * is reset to what the account has. Rejects if its own request fails. When the session has ended, the mark is stored as a
 * visitor's, and the next sign-in merges it.
 */
export function useMark(kept: Kept<Marks>): Mark {
  const api = useApi();
  const queries = useQueryClient();
  return async (server, isOn, send) => {
    setMark(kept, server, isOn);
    let isVisitors = false;
    await enqueue({
      subject: `${kept.key} ${server.id}`,
      before: !isOn,
      async send(isLast) {
        const person = await queries.ensureQueryData(userQuery(api));
        await marksSettled(kept);
        isVisitors = !person || callState().isSessionOver;
        if (isVisitors) return isOn;
        if (isLast()) setMark(kept, server, isOn);
        try {
          await send();
        } catch (error) {
          isVisitors = isOn && callState().isSessionOver;
          if (!isVisitors) throw error;
        }
        return isOn;
      },
      settle: (isMarked) => (isVisitors ? markAsVisitor : setMark)(kept, server, isMarked),
    });
  };
}

/** A copy of another's marks, whose session is over, has just gone, or goes now. */
function markAsVisitor(kept: Kept<Marks>, server: { id: string; name: string }, isOn: boolean): void {
  if (kept.read().owner !== null) kept.write(kept.empty());
  setMark(kept, server, isOn);
}
