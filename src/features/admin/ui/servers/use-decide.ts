import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import type { HeldSubmission } from '#features/admin/contract.ts';
import type { DecisionKind, FoundServer } from '#features/admin/servers-contract.ts';
import { useFormat } from '#web/kit/format.ts';
import { useApi } from '#web/kit/use-api.ts';
import { type Act, useAct } from '../use-act.ts';

/** A server as the moderator sees it. */
export type SeenServer = Pick<FoundServer, 'id' | 'approval'> &
  Partial<Pick<FoundServer, 'identityHash'> & { isUnreviewed: boolean }>;

/** A submission in the queue as a server with its state. */
export function withApproval(held: HeldSubmission): HeldSubmission & SeenServer {
  return { ...held, approval: held.isPublic ? 'approved' : 'pending', isUnreviewed: held.isPublic };
}

/** @param servers at most MAX_BATCH */
type Decide = (servers: readonly SeenServer[], decision: DecisionKind, reason?: string) => Promise<boolean>;

/** How many servers a decision changed, and how many it skipped for which reason. */
interface DecisionResult {
  decided: number;
  left: number;
  deadInvites: number;
  skipped: readonly { name: string | null }[];
}

/** So that a toast is not filled by names. */
const MAX_NAMES = 5;

/** Undoes an entry of the log and all of its batch. */
type Undo = (actionId: string) => Promise<boolean>;

/**
 * Makes or undoes decisions about servers and shows how many; another moderator might have been faster. `act` does
 * anything else.
 */
export function useDecide(): { isPending: boolean; decide: Decide; undo: Undo; act: Act } {
  const { t } = useLingui();
  const { list } = useFormat();
  const api = useApi();
  const { isPending, act } = useAct();
  const decidedText = (decision: DecisionKind, areListed: boolean, decided: number) => {
    if (decision === 'approve') return t`${plural(decided, { one: '# server approved', other: '# servers approved' })}`;
    if (decision === 'reject' && areListed)
      return t`${plural(decided, { one: '# server removed from lists', other: '# servers removed from lists' })}`;
    if (decision === 'reject') return t`${plural(decided, { one: '# server rejected', other: '# servers rejected' })}`;
    return t`${plural(decided, { one: '# server blocked', other: '# servers blocked' })}`;
  };
  const counts = (decided: string, { left, deadInvites, ...result }: DecisionResult) =>
    list([
      ...(result.decided > 0 ? [decided] : []),
      ...(left > 0 ? [t`${plural(left, { other: '# skipped because something changed in the meantime' })}`] : []),
      ...(deadInvites > 0 ? [t`${plural(deadInvites, { other: '# not approved because of an invalid invite' })}`] : []),
    ]);
  const names = ({ skipped }: DecisionResult) => {
    const known = skipped.flatMap(({ name }) => name ?? []);
    const more = known.length - MAX_NAMES;
    if (known.length === 0) return undefined;
    const shown = known.slice(0, MAX_NAMES);
    return t`Not decided: ${{ names: list(more > 0 ? [...shown, t`${plural(more, { other: '# more' })}`] : shown) }}.`;
  };
  const decide: Decide = (servers, decision, reason) => {
    const areListed = servers.every(({ approval }) => approval === 'approved');
    const summary = (result: DecisionResult) => ({
      title: counts(decidedText(decision, areListed, result.decided), result),
      text: names(result),
      tone: result.decided === 0 ? ('error' as const) : ('success' as const),
    });
    return act(summary, () => {
      const seen = servers.map(({ id, approval, identityHash, isUnreviewed }) => ({
        id,
        approval,
        identityHash,
        isUnreviewed,
      }));
      return api('POST /api/v1/admin/servers/decide', { body: { decision, reason, servers: seen } });
    });
  };
  const undo: Undo = (actionId) => {
    const summary = ({ undone, left }: { undone: number; left: number }) => {
      if (left === 0) return t({ message: 'Undone', comment: 'Confirmation after a press of the button “Undo”' });
      const some = t`${plural(undone, { other: '# undone' })}`;
      return counts(some, { decided: undone, left, deadInvites: 0, skipped: [] });
    };
    return act(summary, () => api('POST /api/v1/admin/log/:id/undo', { params: { id: actionId } }));
  };
  return { isPending, decide, undo, act };
}
