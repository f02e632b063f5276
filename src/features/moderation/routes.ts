import type { AppContext } from '#src/app-context.ts';
import { appeal, decisionsAbout } from './appeals.ts';
import { createAppeal, createReport, listDecisions } from './contract.ts';
import { report } from './reports.ts';

export function moderationRoutes({
  app,
  db,
  now,
  sessions,
  callerKeys,
  viewerOf,
}: Pick<AppContext, 'app' | 'db' | 'now' | 'sessions' | 'callerKeys' | 'viewerOf'>): void {
  app.route({
    ...createReport,
    handler: async (request, reply) => {
      const userId = (await sessions.find(request))?.userId;
      const by = userId === undefined ? { addressKey: callerKeys.addressKey(request) } : { userId };
      const isNew = await report({ db, reviewKey: callerKeys.reviewKey }, request.body, by, now());
      reply.status(isNew ? 201 : 200);
      return { success: true as const, isNew };
    },
  });

  app.route({
    ...listDecisions,
    handler: async (request) => await decisionsAbout(db, await viewerOf(request)),
  });

  app.route({
    ...createAppeal,
    handler: async (request, reply) => {
      const viewer = await viewerOf(request);
      const { id: decisionId } = request.params;
      reply.status(201);
      return await appeal(db, viewer, { decisionId, text: request.body.text }, now());
    },
  });
}
