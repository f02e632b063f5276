import { done } from '#contract/endpoint.ts';
import type { AppContext } from '#src/app-context.ts';
import { reportUnanswered } from './contract.ts';

export function unansweredRoutes({
  app,
  unanswered,
  callerKeys,
}: Pick<AppContext, 'app' | 'callerKeys' | 'unanswered'>): void {
  app.route({
    ...reportUnanswered,
    handler: async (request) => {
      unanswered.record(request.body.search, callerKeys.addressKey(request));
      return done;
    },
  });
}
