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
  submitters,
}: Pick<AppContext, 'app' | 'config' | 'db' | 'discord' | 'now' | 'sessions' | 'submitters'>): void {
  const deps = { db, discord, now, limits: config.limits, oadroGuildId: config.oadro.guildId };
  app.route({
    ...submitServer,
    handler: async (request, reply) => {
      const userId = (await sessions.of(request))?.userId;
      const { inviteUrl, categories } = request.body;
      const visitor = submitters.of(request);
      const addressKey = submitters.addressKey(request);
      const submission = {
        inviteUrl,
        categories: categories && knownCategories(categories),
        userId,
        submitterKey: visitor.key,
        countedKey: userId === undefined ? addressKey : submitters.accountKey(userId),
        addressKey,
        caller: submitters.callerOf(request, userId),
      };
      const submitted = await submit(deps, submission);
      const answer = submittedView(submitted, submission);
      if (userId === undefined && !answer.server.approved && !answer.isExisting) visitor.remember(reply);
      reply.status(answer.isExisting ? 200 : 201);
      return answer;
    },
  });
}
