import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { z } from 'zod';
import { hideReview, showReview } from '#features/reviews/hiding.ts';
import { startTestApp, type TestApp } from '#test/app.ts';
import { type SignedIn, signIn, submitServer } from '#test/factories.ts';
import { joinGuild, setApproval } from '#test/users.ts';
import { ActivityItem, ProfileFavorites, ProfileReviews, ProfileServers, UserServer } from './contract.ts';

const CODES = ['starforge', 'hollowlantern', 'pixelorchard', 'slowrun', 'zwergenschmiede'];

let app: TestApp;
let ids: string[];
let user: SignedIn;
beforeAll(async () => {
  app = await startTestApp();
  ids = [];
  for (const code of CODES) ids.push((await submitServer(app, code)).id);
});
afterAll(async () => await app.close());
beforeEach(async () => {
  user = await signIn(app);
});

const favorite = (serverId: string) =>
  user.api('POST /api/v1/user-activity', { body: { action: 'server_favorite', serverId } });
const review = (serverId: string, rating = 4) =>
  user.api('POST /api/v1/reviews', { body: { serverId, rating, reviewText: `${rating} stars` } });
/** As stored by a submission of a logged-in user. */
const submitted = (listingId: string, at = app.clock.now()) =>
  app.db.write(({ tx }) =>
    tx.updateTable('listings').set({ submitted_by: user.userId, created_at: at }).where('id', '=', listingId).execute(),
  );
const strictly = <T>(schema: z.ZodObject, answer: T): T => {
  expect(schema.strict().parse(answer)).toEqual(answer);
  return answer;
};

describe('getProfile and updateProfile', () => {
  it('start empty, store given fields, leave omitted ones unchanged, and clear', async () => {
    const empty = { bio: null, discordTag: null, website: null, location: null };
    const joinedAt = new Date(app.clock.now()).toISOString();
    expect(await user.api('GET /api/v1/profile')).toEqual({ ...empty, joinedAt });
    const full = {
      bio: ' Builds trains.\r\n\r\nSmall ones.\u0000 ',
      discordTag: 'someone#1234',
      website: 'https://example.org/me',
      location: 'Lyon,\nFrance',
    };
    const clean = { ...full, bio: 'Builds trains.\n\nSmall ones.', location: 'Lyon, France', joinedAt };
    expect(await user.api('PUT /api/v1/profile', { body: full })).toEqual(clean);
    expect(await user.api('GET /api/v1/profile')).toEqual(clean);
    const part = { website: '', location: null };
    expect(await user.api('PUT /api/v1/profile', { body: part })).toEqual({
      ...clean,
      website: null,
      location: null,
    });
    expect(await user.api('PUT /api/v1/profile', { body: {} })).toMatchObject({ discordTag: 'someone#1234' });
  });

  it('complete a website without a scheme', async () => {
    const saved = await user.api('PUT /api/v1/profile', { body: { website: 'example.org/me' } });
    expect(saved.website).toBe('https://example.org/me');
  });

  it.each([
    ['website', 'javascript:alert(1)'],
    ['website', 'my site'],
    ['website', 'me@example.org'],
    ['website', `https://example.org/${'x'.repeat(100)}`],
    ['website', `example.org/${'x'.repeat(85)}`],
    ['bio', 'x'.repeat(1001)],
    ['discordTag', 'x'.repeat(101)],
    ['location', 'x'.repeat(101)],
    ['location', 7],
  ])('refuse an invalid %s by name', async (field, value) => {
    const body = { bio: 'Stays.', [field]: value };
    const answer = await app.app.inject({
      method: 'PUT',
      url: '/api/v1/profile',
      payload: body,
      headers: { cookie: user.cookie },
    });
    expect(answer.statusCode).toBe(400);
    expect(answer.json<{ issues: { path: string }[] }>().issues).toMatchObject([
      { path: field, code: expect.stringMatching(/^[a-z_]+$/) },
    ]);
    expect((await user.api('GET /api/v1/profile')).bio).toBeNull();
  });

  it('return a code for what is wrong with each field', async () => {
    const put = (body: { website?: string; location?: string }) => user.api('PUT /api/v1/profile', { body });
    await expect(put({ website: 'ftp://x' })).rejects.toMatchObject({
      issues: [{ path: 'website', code: 'web_address_needed' }],
    });
    await expect(put({ location: 'x'.repeat(101) })).rejects.toMatchObject({
      issues: [{ path: 'location', code: 'too_big' }],
    });
    const both = put({ website: 'x'.repeat(1000), location: 'x'.repeat(101) });
    await expect(both).rejects.toMatchObject({
      code: 'validation',
      issues: [{ path: 'website' }, { path: 'location' }],
    });
  });

  it('are private to the user', async () => {
    await expect(app.api('GET /api/v1/profile')).rejects.toMatchObject({ status: 401 });
    await expect(app.api('PUT /api/v1/profile', { body: { bio: 'x' } })).rejects.toMatchObject({ status: 401 });
    await user.api('PUT /api/v1/profile', { body: { bio: 'Mine.' } });
    expect((await (await signIn(app)).api('GET /api/v1/profile')).bio).toBeNull();
    const { headers } = await app.app.inject({ url: '/api/v1/profile', headers: { cookie: user.cookie } });
    expect(headers['cache-control']).toBe('no-store');
  });
});

describe('listProfileServers', () => {
  it('returns submitted servers newest first, including pending ones with the reason', async () => {
    for (const [i, id] of ids.slice(0, 3).entries()) await submitted(id, 1000 * (i + 1));
    await setApproval(app, ids[1]!, 'pending', 'It is small.');
    const answer = strictly(ProfileServers, await user.api('GET /api/v1/profile/servers'));
    expect(answer).toMatchObject({ total: 3, page: 1, totalPages: 1 });
    expect(answer.servers.map(({ id, approved, heldReason }) => [id, approved, heldReason])).toEqual([
      [ids[2], true, null],
      [ids[1], false, 'It is small.'],
      [ids[0], true, null],
    ]);
    expect(answer.servers[1]!.heldBecause, 'a reason written by a moderator').toBeNull();
    await setApproval(app, ids[1]!, 'pending', { key: 'few-members', members: 10 });
    const { servers } = await user.api('GET /api/v1/profile/servers');
    expect(servers[1]!.heldBecause).toEqual({ key: 'few-members', members: 10 });
    const second = await user.api('GET /api/v1/profile/servers', { query: { page: 2, limit: 2 } });
    expect(second).toMatchObject({ total: 3, page: 2, totalPages: 2, servers: [{ id: ids[0] }] });
    await setApproval(app, ids[1]!, 'approved');
    expect((await (await signIn(app)).api('GET /api/v1/profile/servers')).total).toBe(0);
    await expect(app.api('GET /api/v1/profile/servers')).rejects.toMatchObject({ status: 401 });
    const odd = user.api('GET /api/v1/profile/servers', { query: { page: 0 } });
    await expect(odd).rejects.toMatchObject({ status: 400 });
  });
});

describe('listProfileFavorites', () => {
  it('returns them newest first, without an invite if they cannot be joined', async () => {
    for (const id of ids.slice(0, 3)) {
      await favorite(id);
      app.clock.advance(1000);
    }
    await setApproval(app, ids[0]!, 'rejected');
    const expire = (state: 'expired' | 'live') =>
      app.db.write(({ tx }) =>
        tx.updateTable('listings').set({ invite_state: state }).where('id', '=', ids[1]!).execute(),
      );
    await expire('expired');
    const answer = strictly(ProfileFavorites, await user.api('GET /api/v1/profile/favorites'));
    expect(answer.servers.map(({ id, inviteUrl }) => [id, inviteUrl !== null])).toEqual([
      [ids[2], true],
      [ids[1], false],
    ]);
    expect(answer.unavailable).toEqual([{ id: ids[0], favoritedAt: expect.any(String) }]);
    expect(answer).toMatchObject({ total: 3, page: 1, totalPages: 1 });
    await setApproval(app, ids[0]!, 'approved');
    await expire('live');
    const last = await user.api('GET /api/v1/profile/favorites', { query: { page: 3, limit: 1 } });
    expect(last.servers.map(({ id, inviteUrl }) => [id, inviteUrl !== null])).toEqual([[ids[0], true]]);
    await expect(app.api('GET /api/v1/profile/favorites')).rejects.toMatchObject({ status: 401 });
  });
});

describe('listProfileReviews', () => {
  it('returns them newest first with their servers, twenty per page', async () => {
    for (const [i, id] of ids.entries()) {
      await review(id, 1 + i);
      app.clock.advance(1000);
    }
    const answer = strictly(ProfileReviews, await user.api('GET /api/v1/profile/reviews'));
    expect(answer.reviews.map(({ serverId, rating }) => [serverId, rating])).toEqual(
      ids.map((id, i) => [id, 1 + i]).toReversed(),
    );
    const { slug, name, iconUrl } = await app.api('GET /api/v1/servers/:identifier', {
      params: { identifier: ids[4]! },
    });
    expect(answer.reviews[0]).toMatchObject({ serverSlug: slug, serverName: name, iconUrl, content: '5 stars' });
    const second = await user.api('GET /api/v1/profile/reviews', { query: { limit: 3, page: 2 } });
    expect(second).toMatchObject({ total: 5, totalPages: 2 });
    expect(second.reviews).toEqual(answer.reviews.slice(3));
    expect(new Set(answer.reviews.map(({ isHidden }) => isHidden))).toEqual(new Set([false]));
    const { id } = answer.reviews[0]!;
    await app.db.write(async (write) => await hideReview(write, id, app.clock.now()));
    const { reviews } = await user.api('GET /api/v1/profile/reviews');
    expect(reviews.filter(({ isHidden }) => isHidden).map((one) => one.id)).toEqual([id]);
    const servers = await user.api('GET /api/v1/user/servers');
    expect(servers.filter(({ userReview }) => userReview?.isHidden).map(({ userReview }) => userReview?.id)).toEqual([
      id,
    ]);
    await app.db.write(async (write) => await showReview(write, id));
    await expect(app.api('GET /api/v1/profile/reviews')).rejects.toMatchObject({ status: 401 });
  });
});

describe('listProfileActivity', () => {
  it('joins submissions, reviews and favorites, newest first, with stable ids', async () => {
    await submitted(ids[0]!, app.clock.now());
    app.clock.advance(1000);
    await review(ids[1]!);
    app.clock.advance(1000);
    await favorite(ids[2]!);
    await review(ids[2]!);
    const items = await user.api('GET /api/v1/profile/activity');
    for (const item of items) strictly(ActivityItem, item);
    expect(items.map(({ activityType }) => activityType).toSorted()).toEqual(
      ['favorited_server', 'left_review', 'left_review', 'submitted_server'].toSorted(),
    );
    expect(items.slice(2).map(({ activityType, server }) => [activityType, server.id])).toEqual([
      ['left_review', ids[1]],
      ['submitted_server', ids[0]],
    ]);
    expect(new Set(items.map(({ id }) => id)).size).toBe(4);
    expect(await user.api('GET /api/v1/profile/activity')).toEqual(items);
    expect(await (await signIn(app)).api('GET /api/v1/profile/activity')).toEqual([]);
    await expect(app.api('GET /api/v1/profile/activity')).rejects.toMatchObject({ status: 401 });
  });

  it('returns the latest 50', async () => {
    const { guild_id: _guild, ...listing } = await app.db.kysely
      .selectFrom('listings')
      .selectAll()
      .where('id', '=', ids[0]!)
      .executeTakeFirstOrThrow();
    await app.db.write(async ({ tx }) => {
      for (let i = 0; i < 60; i++) {
        const id = `s_many${i}`;
        const row = { ...listing, id, guild_id: `9${i}`, slug: `many-${i}`, approval: 'pending' as const };
        await tx
          .insertInto('listings')
          .values({ ...row, submitted_by: user.userId, created_at: i })
          .execute();
        const counts = await tx.selectFrom('listing_counts').selectAll().executeTakeFirstOrThrow();
        await tx
          .insertInto('listing_counts')
          .values({ ...counts, listing_id: id })
          .execute();
      }
    });
    const items = await user.api('GET /api/v1/profile/activity');
    expect(items).toHaveLength(50);
    expect(items.at(0)!.server.slug).toBe('many-59');
    expect((await user.api('GET /api/v1/profile/servers', { query: { page: 3 } })).servers).toHaveLength(20);
  });
});

describe('listUserServers', () => {
  it('returns each connected public server once: reviewed ones first, then joined ones', async () => {
    await submitted(ids[0]!, app.clock.now());
    app.clock.advance(1000);
    await favorite(ids[1]!);
    await favorite(ids[0]!);
    app.clock.advance(1000);
    const { review: mine } = await review(ids[2]!, 3);
    app.clock.advance(1000);
    await review(ids[3]!);
    await joinGuild(app, user.userId, ids[3]!);
    await joinGuild(app, user.userId, ids[4]!, { firstSeenAt: 0 });
    await joinGuild(app, (await signIn(app)).userId, ids[1]!);
    const servers = await user.api('GET /api/v1/user/servers');
    for (const server of servers) strictly(UserServer, server);
    expect(servers.slice(0, 3).map(({ id }) => id)).toEqual([ids[3], ids[2], ids[4]]);
    expect(servers.map(({ id }) => id).toSorted()).toEqual(ids.toSorted());
    expect(servers.map(({ hasUserReview }) => hasUserReview)).toEqual([true, true, false, false, false]);
    expect(servers[1]!.userReview).toEqual({
      id: mine.id,
      rating: 3,
      title: null,
      reviewText: '3 stars',
      submittedAt: mine.submittedAt,
      isHidden: false,
    });
    await setApproval(app, ids[2]!, 'rejected');
    expect((await user.api('GET /api/v1/user/servers')).map(({ id }) => id)).not.toContain(ids[2]);
    await setApproval(app, ids[2]!, 'approved');
    expect(await (await signIn(app)).api('GET /api/v1/user/servers')).toEqual([]);
    await expect(app.api('GET /api/v1/user/servers')).rejects.toMatchObject({ status: 401 });
  });
});
