import type { App } from '#src/app.ts';
import { categoryNamed } from '#contract/vocabulary.ts';
import { invalidInput } from '#http/errors.ts';
import { submitServer } from './contract.ts';
import { submit } from './submissions.ts';

export function submissionRoutes({ app, db, discord, now, config, submitters, limiters }: App): void {
  const deps = { db, discord, now, limits: config.limits, oadroGuildId: config.oadro.guildId };
  app.route({
    ...submitServer,
    handler: async (request, reply) => {
      await limiters.submit(request);
      const { inviteUrl, categories } = request.body;
      const visitor = submitters.of(request);
      const { listing, isExisting } = await submit(deps, {
        inviteUrl,
        categories: categories && knownCategories(categories),
        submitterKey: visitor.key,
        countedKey: submitters.addressKey(request),
        priority: 'person',
      });
      const isPending = listing.approval !== 'approved';
      if (isPending && !isExisting) visitor.remember(reply);
      const { id, name, slug } = listing;
      reply.status(isExisting ? 200 : 201);
      return {
        server: { id, name, slug, approved: !isPending },
        isExisting,
        heldReason: isExisting && isPending ? 'It is waiting for a moderator.' : listing.held_reason,
      };
    },
  });
}

/** In the spelling of the table, each once. Throws 400 for one that is not in it. */
function knownCategories(names: readonly string[]) {
  const known = names.map((name) => {
    const category = categoryNamed(name);
    if (!category) throw invalidInput([{ path: 'categories', message: `"${name}" is not a category` }]);
    return category;
  });
  return [...new Set(known)];
}
