import { done } from '#contract/endpoint.ts';
import type { AppContext } from '#src/app-context.ts';
import { reportUnanswered } from './contract.ts';

export function unansweredRoutes({
  app,
  unanswered,
  submitters,
}: Pick<AppContext, 'app' | 'submitters' | 'unanswered'>): void {
  app.route({
    ...reportUnanswered,
    handler: async (request) => {
      unanswered.note(request.body.search, submitters.addressKey(request));
      return done;
    },
  });
}
