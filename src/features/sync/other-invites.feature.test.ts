// A listing whose invite ends switches to another invite of its guild: the vanity code or the previous invite.
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { HOUR_MS, MINUTE_MS } from '#contract/time.ts';
import type { Queries } from '#db/open.ts';
import type { Discord } from '#discord/client.ts';
import { DiscordError } from '#discord/errors.ts';
import { type ListingRow, listingById } from '#features/listings/store.ts';
import { refreshListing } from '#features/sync/sync.ts';
import { startTestApp, type TestApp } from '#test/app.ts';
import { submitServer } from '#test/factories.ts';

/** The vanity code of a community. */
const VANITY = 'zwergenschmiede';

let app: TestApp;
beforeEach(async () => {
  app = await startTestApp();
});
afterEach(async () => await app.close());

const row = async (id: string) => (await listingById(app.db.kysely, id))!;
const sync = async (id: string) => {
  app.clock.advance(2 * MINUTE_MS);
  return await app.api('POST /api/v1/servers/:id/sync', { params: { id } });
};
const submit = async (code: string) => {
  app.clock.advance(2 * MINUTE_MS);
  return await submitServer(app, code);
};
const end = (code: string) => app.standIn.state.scenario(code, 'unknown-invite');
const lookUps = () => app.standIn.state.calls.counts().invites;

/** Two invites of one guild, with the given vanity code or none. */
function codesOf(vanityCode: string | null): [string, string] {
  const guild = app.standIn.state.world.guilds().find((one) => one.vanityCode === vanityCode)!;
  return [guild.code, guild.otherCode];
}

describe('another invite submitted for a listed server', () => {
  it('keeps newer counts when the answer of either invite is older', async () => {
    const [code, otherCode] = codesOf(null);
    const start = app.clock.now();
    const { id } = await submitServer(app, code);
    const countedAfter = async (ms: number, inviteUrl: string) => {
      app.clock.advance(start + ms - app.clock.now());
      await submitServer(app, inviteUrl);
      return (await row(id)).counts_at! - start;
    };
    expect(await countedAfter(57_000, otherCode)).toBe(57_000);
    expect(await countedAfter(59_000, code)).toBe(57_000);
    expect(await countedAfter(62_000, code)).toBe(62_000);
    expect(await countedAfter(63_000, otherCode)).toBe(62_000);
    const { points } = await app.api('GET /api/v1/servers/:id/history', { params: { id } });
    expect(points.map(({ at }) => Date.parse(at) - start)).toEqual([0, 57_000, 62_000]);
  });

  it('does not replace a working permanent invite, so that revoking it has no effect', async () => {
    const [first, other] = codesOf(null);
    const { id } = await submit(first);
    await submit(other);
    expect(await row(id)).toMatchObject({ invite_code: first, previous_invite_code: null });
    end(other);
    await sync(id);
    expect(await row(id)).toMatchObject({ invite_code: first, invite_state: 'live' });
  });

  it('is replaced by the previous, expiring invite when it ends', async () => {
    const [first, other] = codesOf(null);
    app.standIn.state.scenario(first, 'expiring');
    const { id } = await submit(first);
    await submit(other);
    expect(await row(id)).toMatchObject({ invite_code: other, previous_invite_code: first });
    end(other);
    await sync(id);
    expect(await row(id)).toMatchObject({ invite_code: first, previous_invite_code: null, invite_state: 'live' });
  });

  it('replaces an invite with limited uses if it is permanent', async () => {
    const [first, other] = codesOf(null);
    app.standIn.state.scenario(first, 'limited-uses');
    const { id } = await submit(first);
    await submit(other);
    expect(await row(id)).toMatchObject({ invite_code: other, invite_max_uses: null });
  });

  it('replaces a dead invite, even if it expires itself', async () => {
    const [first, other] = codesOf(null);
    const { id } = await submit(first);
    end(first);
    await expect(sync(id)).rejects.toMatchObject({ code: 'unknown_invite' });
    app.standIn.state.scenario(other, 'expiring', { expiresInMs: 86_400_000 });
    await submit(other);
    expect(await row(id)).toMatchObject({ invite_code: other, invite_state: 'live' });
  });

  it('replaces any invite if it is the vanity code, and no other invite replaces it', async () => {
    const [vanity, other] = codesOf(VANITY);
    const { id } = await submit(other);
    await submit(vanity);
    expect(await row(id)).toMatchObject({ invite_code: vanity, previous_invite_code: other });
    await submit(other);
    expect(await row(id)).toMatchObject({ invite_code: vanity, previous_invite_code: other });
  });
});

describe('before an invite counts as gone', () => {
  it('switches to the vanity code without showing the invite as dead', async () => {
    const [vanity, other] = codesOf(VANITY);
    const { id } = await submit(other);
    end(other);
    await sync(id);
    expect(await row(id)).toMatchObject({
      invite_code: vanity,
      invite_state: 'live',
      invite_checked_at: app.clock.now(),
    });
  });

  it('tries the vanity code and the previous invite once per state change', async () => {
    const [vanity, other] = codesOf(VANITY);
    const { id } = await submit(other);
    await submit(vanity);
    end(other);
    end(vanity);
    app.standIn.state.calls.reset();
    await expect(sync(id)).rejects.toMatchObject({ code: 'unknown_invite' });
    expect(lookUps()).toEqual({ [vanity]: 1, [other]: 1 });
    await expect(sync(id)).rejects.toMatchObject({ code: 'unknown_invite' });
    expect(lookUps()).toEqual({ [vanity]: 2, [other]: 1 });
    app.clock.advance(HOUR_MS);
    await expect(sync(id)).rejects.toMatchObject({ code: 'unknown_invite' });
    expect((await row(id)).invite_state).toBe('expired');
    app.clock.advance(24 * HOUR_MS);
    await expect(sync(id)).rejects.toMatchObject({ code: 'unknown_invite' });
    expect(lookUps()).toEqual({ [vanity]: 4, [other]: 2 });
  });

  it('changes nothing while the other invite cannot be looked up', async () => {
    const [vanity, other] = codesOf(VANITY);
    const { id } = await submit(other);
    const before = await row(id);
    end(other);
    app.standIn.state.scenario(vanity, 'server-error');
    await expect(sync(id)).rejects.toMatchObject({ code: 'discord_fetch_failed' });
    expect(await row(id)).toEqual({ ...before, tried_at: app.clock.now() });
    app.standIn.state.clearScenarios();
    end(other);
    await sync(id);
    expect(await row(id)).toMatchObject({ invite_code: vanity, invite_state: 'live' });
  });

  it('counts the listing as tried if our own limits prevent the second look-up', async () => {
    const [, other] = codesOf(VANITY);
    const { id } = await submit(other);
    const before = await row(id);
    app.clock.advance(2 * MINUTE_MS);
    const discord: Discord = {
      ...app.discord,
      lookUpInvite: async (code) => {
        throw new DiscordError(code === other ? 'gone' : 'budget-spent', 'Thrown by the test');
      },
    };
    const refresh = refreshListing({ db: app.db, discord, now: () => app.clock.now() }, before, 'background');
    await expect(refresh).rejects.toMatchObject({ kind: 'budget-spent' });
    expect(await row(id)).toEqual({ ...before, tried_at: app.clock.now() });
  });

  it.each(['points-elsewhere', 'temporary', 'no-guild', 'malformed-json'] as const)(
    'does not switch to an invite with response %s',
    async (scenario) => {
      const [vanity, other] = codesOf(VANITY);
      const { id, name } = await submit(other);
      end(other);
      app.standIn.state.scenario(vanity, scenario, scenario === 'points-elsewhere' ? { targetCode: 'slowrun' } : {});
      await expect(sync(id)).rejects.toMatchObject({ code: 'unknown_invite' });
      expect(await row(id)).toMatchObject({ invite_code: other, invite_state: 'failing', name });
    },
  );

  it('falls back to the previous invite if the vanity code leads to another server', async () => {
    const [vanity, other] = codesOf(VANITY);
    const { id, name } = await submit(other);
    await submit(vanity);
    app.standIn.state.scenario(vanity, 'points-elsewhere', { targetCode: 'slowrun' });
    await sync(id);
    expect(await row(id)).toMatchObject({ invite_code: other, invite_state: 'live', name });
  });
});

describe('an answer of an invite that an owner replaces meanwhile', () => {
  /** Looks the invite up while `meanwhile` runs. */
  const refreshDuring = async (before: ListingRow, meanwhile: () => Promise<unknown>, error?: DiscordError) => {
    const lookUpInvite: Discord['lookUpInvite'] = async (...args) => {
      const answer = await app.discord.lookUpInvite(...args);
      await meanwhile();
      if (error) throw error;
      return answer;
    };
    const discord = { ...app.discord, lookUpInvite };
    return await refreshListing({ db: app.db, discord, now: () => app.clock.now() }, before, 'background');
  };
  const setInvite = async (queries: Queries, id: string, code = 'set-by-owner') => {
    await queries.updateTable('listings').set({ invite_code: code }).where('id', '=', id).execute();
  };

  it('changes nothing when the look-up failed', async () => {
    const { id } = await submit(VANITY);
    const before = await row(id);
    const owner = () => app.db.write(({ tx }) => setInvite(tx, id));
    const failed = refreshDuring(before, owner, new DiscordError('unavailable', 'Thrown by the test'));
    await expect(failed).rejects.toMatchObject({ kind: 'unavailable' });
    expect(await row(id)).toEqual({ ...before, invite_code: 'set-by-owner' });
  });
});
