// Admin actions on many servers at once and on held changes, and the search for servers and accounts.
import { done } from '#contract/endpoint.ts';
import type { AppContext } from '#src/app-context.ts';
import * as calls from './servers-contract.ts';
import { invalidInput } from '#http/errors.ts';
import { decideChange, undoChange } from './changes.ts';
import { findForAdmin, ofSameSubmitter, serversWithTerm } from './find.ts';
import { type ListingDecision, decideListings, undoDecision } from './listing-decisions.ts';

export function adminServerRoutes({
  app,
  config,
  db,
  discord,
  cdn,
  now,
  userOf,
}: Pick<AppContext, 'app' | 'cdn' | 'config' | 'db' | 'discord' | 'now' | 'userOf'>): void {
  const deps = { db, discord, now };

  app.route({
    ...calls.decideServers,
    handler: async (request) => {
      const { decision: kind, reason, servers } = request.body;
      return await decideListings(deps, userOf(request), servers, decisionOf(kind, reason));
    },
  });

  app.route({
    ...calls.undoAction,
    handler: async (request) => {
      const [adminId, { id }] = [userOf(request), request.params];
      return (await undoChange(deps, adminId, id)) ?? (await undoDecision(deps, adminId, id));
    },
  });

  app.route({
    ...calls.approveChange,
    handler: async (request) => {
      await decideChange(deps, userOf(request), { changeId: request.params.id, isApproved: true });
      return done;
    },
  });

  app.route({
    ...calls.refuseChange,
    handler: async (request) => {
      await decideChange(deps, userOf(request), { changeId: request.params.id, isApproved: false });
      return done;
    },
  });

  app.route({
    ...calls.listSameSubmitter,
    handler: async (request) => await ofSameSubmitter(db, cdn, request.params.id, config.adminUserIds),
  });

  app.route({
    ...calls.listTermServers,
    handler: async (request) => await serversWithTerm(db, cdn, request.params.term),
  });

  app.route({
    ...calls.searchAdmin,
    handler: async (request) => await findForAdmin(db, cdn, request.query.q, config.adminUserIds),
  });
}

/** Throws 400 when a refusal has no reason. */
function decisionOf(kind: ListingDecision['kind'], reason: string | undefined): ListingDecision {
  if (kind === 'approve') return { kind };
  if (reason === undefined)
    throw invalidInput([{ path: 'reason', message: 'Please give a reason.', code: 'required' }]);
  return { kind, reason };
}
