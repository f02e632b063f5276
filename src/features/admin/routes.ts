import { done } from '#contract/endpoint.ts';
import type { AppContext } from '#src/app-context.ts';
import { actionLog, connectionTest, runCounts, syncStatus } from './admin.ts';
import { cancelSyncAll, getSyncStatus, listAdminActions, listQueue, syncAll, testConnection } from './contract.ts';
import { adminModerationRoutes } from './moderation-routes.ts';
import { queue } from './queue.ts';
import { cancelRun, startRun } from './sync-run.ts';
import { adminServerRoutes } from './servers-routes.ts';

export function adminRoutes(
  context: Pick<
    AppContext,
    | 'account'
    | 'app'
    | 'cdn'
    | 'config'
    | 'db'
    | 'discord'
    | 'targetsMet'
    | 'now'
    | 'userOf'
    | 'callerKeys'
    | 'switches'
  >,
): void {
  const { app, config, db, discord, cdn, now, userOf, callerKeys } = context;
  const deps = { db, discord, now };
  adminModerationRoutes(context);
  adminServerRoutes(context);

  app.route({
    ...getSyncStatus,
    handler: async () => await syncStatus(deps, context.targetsMet),
  });

  app.route({ ...syncAll, handler: async (request) => runCounts(await startRun(deps, userOf(request))) });
  app.route({ ...cancelSyncAll, handler: async (request) => runCounts(await cancelRun(deps, userOf(request))) });

  app.route({
    ...testConnection,
    handler: async (request) => {
      const adminId = userOf(request);
      return { ...done, ...(await connectionTest(deps, adminId, callerKeys.lookUpCaller(request, adminId))) };
    },
  });

  app.route({
    ...listQueue,
    handler: async (request) => await queue(deps, cdn, config.adminUserIds, request.query.page),
  });

  app.route({
    ...listAdminActions,
    handler: async (request) => await actionLog(db, request.query.before),
  });
}
