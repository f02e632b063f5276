import type { App } from '#src/app.ts';
import { reportUnanswered } from './contract.ts';

export function unansweredRoutes({ app, unanswered, submitters, limiters }: App): void {
  app.route({
    ...reportUnanswered,
    handler: async (request) => {
      await limiters.activity(request);
      unanswered.note(request.body.search, submitters.addressKey(request));
      return { success: true as const };
    },
  });
}
