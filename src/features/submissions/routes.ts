import type { AppContext } from '#src/app-context.ts';
import { knownCategories } from '#features/categories/categories.ts';
import { submitServer } from './contract.ts';
import { submit, submittedView } from './submissions.ts';

export function submissionRoutes({
  app,
  db,
  discord,
  now,
  config,
  sessions,
  callerKeys,
}: Pick<AppContext, 'app' | 'config' | 'db' | 'discord' | 'now' | 'sessions' | 'callerKeys'>): void {
  const deps = { db, discord, now, limits: config.limits, oadroGuildId: config.oadro.guildId };
  app.route({
    ...submitServer,
    handler: async (request, reply) => {
      const userId = (await sessions.find(request))?.userId;
      const { inviteUrl, categories } = request.body;
      const visitor = callerKeys.ensureVisitor(request);
      const addressKey = callerKeys.addressKey(request);
      const submission = {
        inviteUrl,
        categories: categories && knownCategories(categories),
        userId,
        submitterKey: visitor.key,
        countedKey: userId === undefined ? addressKey : callerKeys.accountKey(userId),
        addressKey,
        caller: callerKeys.lookUpCaller(request, userId),
      };
      const submitted = await submit(deps, submission);
      const answer = submittedView(submitted, submission);
      if (userId === undefined && !answer.server.approved && !answer.isExisting) visitor.remember(reply);
      reply.status(answer.isExisting ? 200 : 201);
      return answer;
    },
  });
}
