import type { App } from '#src/app.ts';
import { reportUnanswered } from './contract.ts';

export function unansweredRoutes({
  app,
  unanswered,
  submitters,
}: Pick<App, 'app' | 'submitters' | 'unanswered'>): void {
  app.route({
    ...reportUnanswered,
    handler: async (request) => {
      unanswered.note(request.body.search, submitters.addressKey(request));
      return { success: true as const };
    },
  });
}
