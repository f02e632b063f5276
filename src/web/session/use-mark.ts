import { useQueryClient } from '@tanstack/react-query';
import { callState } from '#web/kit/call-state.ts';
import type { Kept } from '#web/kit/kept.ts';
import { type Marks, setMark } from '#web/kit/marks.ts';
import { useApi } from '#web/kit/use-api.ts';
import { marksSettled } from './account-marks.ts';
import { userQuery } from './use-user.ts';

export type Mark = (
  server: { id: string; name: string },
  isOn: boolean,
  /** Tells the account; called for who is signed in. */
  send: () => Promise<void>,
) => Promise<void>;

/**
 * Sets or takes a mark at once. When the account refuses it is undone and the promise rejects. A mark that the end of the
 * session prevents is kept as a visitor's, until the next sign-in merges it.
 */
export function useMark(kept: Kept<Marks>): Mark {
  const api = useApi();
  const queries = useQueryClient();
  return async (server, isOn, send) => {
    setMark(kept, server, isOn);
    const person = await queries.ensureQueryData(userQuery(api));
    await marksSettled(kept);
    if (!person || callState().isSessionOver) return markAsVisitor(kept, server, isOn);
    setMark(kept, server, isOn);
    try {
      await send();
    } catch (error) {
      if (isOn && callState().isSessionOver) return markAsVisitor(kept, server, isOn);
      setMark(kept, server, !isOn);
      throw error;
    }
  };
}

/** A copy of another's marks, whose session is over, has just gone, or goes now. */
function markAsVisitor(kept: Kept<Marks>, server: { id: string; name: string }, isOn: boolean): void {
  if (kept.read().owner !== null) kept.write(kept.empty());
  setMark(kept, server, isOn);
}
