// Whatever users do in whatever order, every stored sum equals the sum of its rows.
import fc from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '#test/app.ts';
import { type SignedIn, signIn, submitServer } from '#test/factories.ts';
import { expectConsistentSums } from '#test/users.ts';

const PEOPLE = 4;
let app: TestApp;
let people: SignedIn[];
const servers: string[] = [];
beforeAll(async () => {
  app = await startTestApp();
  for (const code of ['starforge', 'hollowlantern', 'pixelorchard']) servers.push((await submitServer(app, code)).id);
});
afterAll(async () => await app.close());

const someone = fc.nat(PEOPLE - 1);
const somewhere = fc.nat(2);
const rating = fc.integer({ min: 1, max: 5 });
const event = fc.oneof(
  fc.record({ kind: fc.constant('create' as const), who: someone, where: somewhere, rating }),
  fc.record({ kind: fc.constant('edit' as const), who: someone, whose: someone, where: somewhere, rating }),
  fc.record({ kind: fc.constant('delete' as const), who: someone, whose: someone, where: somewhere }),
  fc.record({
    kind: fc.constantFrom('vote' as const, 'unvote' as const),
    who: someone,
    whose: someone,
    where: somewhere,
  }),
  fc.record({
    kind: fc.constantFrom('server_favorite' as const, 'server_unfavorite' as const, 'server_view' as const),
    who: someone,
    where: somewhere,
  }),
);
type Event = typeof event extends fc.Arbitrary<infer T> ? T : never;

async function idOf(userId: string, listingId: string): Promise<string> {
  const { reviews } = await app.api('GET /api/v1/servers/:id/reviews', { params: { id: listingId } });
  return reviews.find((review) => review.userId === userId)?.id ?? 'r_missing';
}

async function perform(action: Event): Promise<unknown> {
  const { api } = people[action.who]!;
  const serverId = servers[action.where]!;
  if (action.kind === 'create') {
    return await api('POST /api/v1/reviews', { body: { serverId, rating: action.rating, reviewText: 'x' } });
  }
  if (!('whose' in action)) {
    return await api('POST /api/v1/user-activity', { body: { action: action.kind, serverId } });
  }
  const params = { reviewId: await idOf(people[action.whose]!.userId, serverId) };
  if (action.kind === 'edit') {
    return await api('PATCH /api/v1/reviews/:reviewId', { params, body: { rating: action.rating } });
  }
  if (action.kind === 'delete') return await api('DELETE /api/v1/reviews/:reviewId', { params });
  const call =
    action.kind === 'vote' ? 'POST /api/v1/reviews/:reviewId/helpful' : 'DELETE /api/v1/reviews/:reviewId/helpful';
  return await api(call, { params });
}

/** Rejections other than the expected refusals. */
function faults(answers: PromiseSettledResult<unknown>[]): unknown[] {
  return answers.flatMap((answer) =>
    answer.status === 'rejected' && ![403, 404, 409].includes((answer.reason as { status: number }).status)
      ? [answer.reason]
      : [],
  );
}

it('matches a recount after random histories with concurrent events', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(fc.array(event, { minLength: 1, maxLength: 6 }), { maxLength: 12 }), async (history) => {
      people = await Promise.all(Array.from({ length: PEOPLE }, () => signIn(app)));
      for (const concurrent of history) {
        expect(faults(await Promise.allSettled(concurrent.map(perform)))).toEqual([]);
        app.clock.advance(60_000);
      }
      await expectConsistentSums(app);
    }),
    { numRuns: 15 },
  );
});
