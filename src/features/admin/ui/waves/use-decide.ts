import type { ListedServer } from '#features/admin/wave-contract.ts';
import { useApi } from '#web/kit/use-api.ts';
import { type Act, useAct } from '../use-act.ts';
import { texts } from './texts.ts';

/** A server as the moderator sees it. */
export type Seen = Pick<ListedServer, 'id' | 'approval'> & Partial<Pick<ListedServer, 'wordsHash'>>;
/** @param servers at most MOST_AT_ONCE */
export type Decide = (
  servers: readonly Seen[],
  decision: 'approve' | 'reject' | 'block',
  reason?: string,
) => Promise<boolean>;

/** Decides about servers and says about how many; somebody else may have been faster. `act` does anything else. */
export function useDecide(): { isPending: boolean; decide: Decide; act: Act } {
  const api = useApi();
  const { isPending, act } = useAct();
  const decide: Decide = (servers, decision, reason) =>
    act(texts.decided, () => {
      const seen = servers.map(({ id, approval, wordsHash }) => ({ id, approval, wordsHash }));
      return api('POST /api/v1/admin/servers/decide', { body: { decision, reason, servers: seen } });
    });
  return { isPending, decide, act };
}
