import type { FastifyRequest } from 'fastify';
import type { App } from '#src/app.ts';
import { actionLog, connectionTest, runCounts, syncStatus } from './admin.ts';
import { cancelSyncAll, getSyncStatus, listAdminActions, listQueue, syncAll, testConnection } from './contract.ts';
import { adminModerationRoutes } from './moderation-routes.ts';
import { queue } from './queue.ts';
import { cancelRun, startRun } from './sync-run.ts';
import { waveRoutes } from './wave-routes.ts';

const done = { success: true } as const;

export function adminRoutes(
  kit: Pick<
    App,
    | 'account'
    | 'app'
    | 'cdn'
    | 'config'
    | 'db'
    | 'discord'
    | 'targetsMet'
    | 'now'
    | 'sessions'
    | 'submitters'
    | 'switches'
  >,
): void {
  const { app, db, discord, cdn, now, sessions, submitters } = kit;
  const deps = { db, discord, now };
  /** The admin's id. */
  const admin = async (request: FastifyRequest): Promise<string> => (await sessions.require(request)).userId;
  adminModerationRoutes(kit, admin);
  waveRoutes(kit, admin);

  app.route({
    ...getSyncStatus,
    handler: async () => await syncStatus(deps, kit.targetsMet),
  });

  app.route({ ...syncAll, handler: async (request) => runCounts(await startRun(deps, await admin(request))) });
  app.route({ ...cancelSyncAll, handler: async (request) => runCounts(await cancelRun(deps, await admin(request))) });

  app.route({
    ...testConnection,
    handler: async (request) => {
      const adminId = await admin(request);
      return { ...done, ...(await connectionTest(deps, adminId, submitters.callerOf(request, adminId))) };
    },
  });

  app.route({
    ...listQueue,
    handler: async (request) => await queue(deps, cdn, request.query.after),
  });

  app.route({
    ...listAdminActions,
    handler: async (request) => await actionLog(db, request.query.before),
  });
}
