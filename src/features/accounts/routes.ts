import type { App } from '#src/app.ts';
import { startSignIn, startSignInFromDialog, startSignInLegacy } from './contract.ts';

/** The three addresses that start the same sign-in. */
export function accountRoutes({ app, limiters }: App): void {
  for (const start of [startSignIn, startSignInFromDialog, startSignInLegacy]) {
    app.route({
      ...start,
      handler: async (request, reply) => {
        await limiters.signIn(request);
        // Nobody can sign in on this installation yet: the page says so.
        return reply.redirect('/?auth=error');
      },
    });
  }
}
