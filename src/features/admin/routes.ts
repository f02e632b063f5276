import type { FastifyRequest } from 'fastify';
import type { App } from '#src/app.ts';
import { actionLog, connectionTest, requireAdmin, runCounts, syncStatus } from './admin.ts';
import { cancelSyncAll, getSyncStatus, listAdminActions, listQueue, syncAll, testConnection } from './contract.ts';
import { adminModerationRoutes } from './moderation-routes.ts';
import { queue } from './queue.ts';
import { cancelRun, startRun } from './sync-run.ts';
import { waveRoutes } from './wave-routes.ts';

const done = { success: true } as const;

export function adminRoutes(kit: App): void {
  const { app, db, discord, cdn, now, config, sessions, submitters } = kit;
  const deps = { db, discord, now };
  /** The admin's id; throws 401 or 403. */
  const admin = async (request: FastifyRequest): Promise<string> => {
    const { userId } = await sessions.require(request);
    await requireAdmin(db, userId, config.adminUserIds);
    return userId;
  };
  adminModerationRoutes(kit, admin);
  waveRoutes(kit, admin);

  app.route({
    ...getSyncStatus,
    handler: async (request) => {
      await admin(request);
      return await syncStatus(deps, kit.targetsMet);
    },
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
    handler: async (request) => {
      await admin(request);
      return await queue(deps, cdn, request.query.after);
    },
  });

  app.route({
    ...listAdminActions,
    handler: async (request) => {
      await admin(request);
      return await actionLog(db, request.query.before);
    },
  });
}
