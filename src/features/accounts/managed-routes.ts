import type { AppContext } from '#src/app-context.ts';
import { knownCategories } from '#features/categories/categories.ts';
import { submittedView } from '#features/submissions/submissions.ts';
import { listManagedServers, submitManagedServer } from './contract.ts';
import { managedServers } from './guilds.ts';
import { submitManaged } from './managed.ts';

export function managedRoutes(
  context: Pick<AppContext, 'account' | 'app' | 'cdn' | 'config' | 'discord' | 'userOf' | 'viewerOf' | 'callerKeys'>,
): void {
  const { account, app, cdn, config, discord, userOf, viewerOf, callerKeys } = context;
  const { limits, oadro } = config;
  const deadlineMs = config.discord.timeoutMs;
  const deps = { ...account, discord, limits, oadroGuildId: oadro.guildId, deadlineMs };

  app.route({
    ...listManagedServers,
    handler: async (request) => {
      const viewer = { ...(await viewerOf(request)), userId: userOf(request) };
      return await managedServers({ ...account, cdn, discord }, viewer);
    },
  });

  app.route({
    ...submitManagedServer,
    handler: async (request, reply) => {
      const userId = userOf(request);
      const { serverId, inviteUrl, categories } = request.body;
      const submission = {
        guildId: serverId,
        userId,
        inviteUrl,
        // Without any, they are derived from the server's public data.
        categories: categories?.length ? knownCategories(categories) : undefined,
        submitterKey: callerKeys.accountKey(userId),
        countedKey: callerKeys.accountKey(userId),
        addressKey: callerKeys.addressKey(request),
        caller: callerKeys.lookUpCaller(request, userId),
      };
      const submitted = await submitManaged(deps, submission);
      reply.status(submitted.isExisting ? 200 : 201);
      return submittedView(submitted, submission);
    },
  });
}
