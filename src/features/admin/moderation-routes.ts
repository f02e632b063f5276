// Admin actions on reports, reviews, servers, accounts, appeals, blocked terms and switches.
import { done } from '#contract/endpoint.ts';
import type { AppContext } from '#src/app-context.ts';
import * as calls from './moderation-contract.ts';
import { clearUnanswered as clearUnansweredCall, listUnanswered } from '#features/unanswered/contract.ts';
import { unansweredSearches } from '#features/unanswered/unanswered.ts';
import type { AdminDeps } from './admin.ts';
import { answerAppeal } from './appeals.ts';
import {
  alreadyDecided,
  dismissQuarantine,
  dismissReports,
  requireListingState,
  reinstateAccount,
  removeReview,
  restoreReview,
  suspendAccount,
  unblockServer,
} from './decisions.ts';
import { decideListings } from './listing-decisions.ts';
import { allowTerm, blockedTermViews, blockTerm, clearUnanswered, switchTo, switchView } from './settings.ts';

export function adminModerationRoutes(
  context: Pick<AppContext, 'account' | 'app' | 'config' | 'db' | 'discord' | 'now' | 'switches' | 'userOf'>,
): void {
  const { db, discord, now } = context;
  const deps = { db, discord, now };
  contentRoutes(context, deps);
  accountRoutes(context, deps);
  settingRoutes(context, deps);
}

function contentRoutes({ app, userOf }: Pick<AppContext, 'app' | 'userOf'>, deps: AdminDeps): void {
  app.route({
    ...calls.dismissReports,
    handler: async (request) => {
      const { subjectType: type, subjectId: id, ...seen } = request.body;
      await dismissReports(deps, userOf(request), { type, id, ...seen });
      return done;
    },
  });

  app.route({
    ...calls.removeReview,
    handler: async (request) => {
      await removeReview(deps, userOf(request), { reviewId: request.params.id, ...request.body });
      return done;
    },
  });

  app.route({
    ...calls.restoreReview,
    handler: async (request) => {
      await restoreReview(deps, userOf(request), request.params.id);
      return done;
    },
  });

  app.route({
    ...calls.blockServer,
    handler: async (request) => {
      const adminId = userOf(request);
      const listing = await requireListingState(deps.db.kysely, request.params.id);
      const { decided } = await decideListings(deps, adminId, [listing], { kind: 'block', ...request.body });
      if (decided === 0) throw alreadyDecided();
      return done;
    },
  });

  app.route({
    ...calls.unblockServer,
    handler: async (request) => {
      await unblockServer(deps, userOf(request), request.params.id);
      return done;
    },
  });

  app.route({
    ...calls.dismissQuarantine,
    handler: async (request) => {
      await dismissQuarantine(deps, userOf(request), request.params.id);
      return done;
    },
  });
}

function accountRoutes(context: Pick<AppContext, 'account' | 'app' | 'config' | 'userOf'>, deps: AdminDeps): void {
  const { account, app, config, userOf } = context;

  app.route({
    ...calls.suspendAccount,
    handler: async (request) => {
      const { reason } = request.body;
      const suspension = { userId: request.params.id, reason };
      await suspendAccount({ ...deps, account, adminIds: config.adminUserIds }, userOf(request), suspension);
      return done;
    },
  });

  app.route({
    ...calls.reinstateAccount,
    handler: async (request) => {
      await reinstateAccount(deps, userOf(request), request.params.id);
      return done;
    },
  });

  app.route({
    ...calls.acceptAppeal,
    handler: async (request) => {
      const { id: appealId } = request.params;
      await answerAppeal(deps, userOf(request), { appealId, isAccepted: true, answer: null });
      return done;
    },
  });

  app.route({
    ...calls.rejectAppeal,
    handler: async (request) => {
      const { id: appealId } = request.params;
      const { reason: answer } = request.body;
      await answerAppeal(deps, userOf(request), { appealId, isAccepted: false, answer });
      return done;
    },
  });
}

function settingRoutes(
  { app, db, switches, userOf }: Pick<AppContext, 'app' | 'db' | 'switches' | 'userOf'>,
  deps: AdminDeps,
): void {
  app.route({
    ...calls.listTerms,
    handler: async () => await blockedTermViews(db),
  });

  app.route({
    ...calls.addTerm,
    handler: async (request, reply) => {
      await blockTerm(deps, userOf(request), request.body.term);
      reply.status(201);
      return done;
    },
  });

  app.route({
    ...calls.removeTerm,
    handler: async (request) => {
      await allowTerm(deps, userOf(request), request.params.term);
      return done;
    },
  });

  app.route({
    ...listUnanswered,
    handler: async () => await unansweredSearches(db.kysely),
  });

  app.route({
    ...clearUnansweredCall,
    handler: async (request) => {
      await clearUnanswered(deps, userOf(request));
      return done;
    },
  });

  app.route({
    ...calls.listSwitches,
    handler: async () => {
      await switches.refresh();
      return switches.all().map(switchView);
    },
  });

  app.route({
    ...calls.setSwitch,
    handler: async (request) => {
      const { name } = request.params;
      return await switchTo({ ...deps, switches }, userOf(request), name, request.body.isOn);
    },
  });
}
