import type { ListedServer } from '#features/holds/contract.ts';
import { useApi } from '#web/kit/use-api.ts';
import { useAct } from '../use-act.ts';
import { texts } from './texts.ts';

/** A server as the moderator sees it. */
export type Seen = Pick<ListedServer, 'id' | 'approval'> & Partial<Pick<ListedServer, 'wordsHash'>>;
export type Decide = (
  servers: readonly Seen[],
  decision: 'approve' | 'reject' | 'block',
  reason?: string,
) => Promise<boolean>;

/** So many servers are taken at once, as the call says. */
const MOST_AT_ONCE = 200;

/** Decides about servers and says about how many; somebody else may have been faster. */
export function useDecide(): { isPending: boolean; decide: Decide } {
  const api = useApi();
  const { isPending, act } = useAct();
  const decide: Decide = (servers, decision, reason) =>
    act(
      ({ decided, left }) => texts.decided(decided, left),
      () => {
        const seen = servers.slice(0, MOST_AT_ONCE).map(({ id, approval, wordsHash }) => ({ id, approval, wordsHash }));
        return api('POST /api/v1/admin/servers/decide', { body: { decision, reason, servers: seen } });
      },
    );
  return { isPending, decide };
}
