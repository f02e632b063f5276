import type { App } from '#src/app.ts';
import { hashed } from '#http/answer.ts';
import { getRankingRules } from './contract.ts';
import { rankingRules } from './site-pages.ts';

export function sitePageRoutes({ app }: Pick<App, 'app'>): void {
  const rules = hashed(rankingRules());
  app.route({
    ...getRankingRules,
    handler: async (request, reply) => reply.sendAnswer(rules),
  });
}
