// A listing whose invite ends lives on by another invite of its guild: the vanity code, or the invite that it had before.
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { Discord } from '#discord/client.ts';
import { DiscordError } from '#discord/errors.ts';
import { listingRows } from '#features/listings/listings.ts';
import { refreshListing } from '#features/sync/sync.ts';
import { startTestApp, type TestApp } from '#test/app.ts';
import { submitServer } from '#test/factories.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
/** A community with a vanity code, and one without. */
const VANITY = 'zwergenschmiede';

let app: TestApp;
beforeEach(async () => {
  app = await startTestApp();
});
afterEach(async () => await app.close());

const row = async (id: string) => (await listingRows(app.db.kysely, [id]))[0]!;
const sync = async (id: string) => {
  app.clock.advance(2 * MINUTE);
  return await app.api('POST /api/v1/servers/:id/sync', { params: { id } });
};
const submit = async (code: string) => {
  app.clock.advance(2 * MINUTE);
  return await submitServer(app, code);
};
const end = (code: string) => app.standIn.state.scenario(code, 'unknown-invite');
const asked = () => app.standIn.state.calls.counts().invites;

/** Two invites of one guild. */
function codesOf(vanityCode: string | null): [string, string] {
  const guild = app.standIn.state.world.guilds().find((one) => one.vanityCode === vanityCode)!;
  return [guild.code, guild.otherCode];
}

describe('an invite that somebody else submits for a listed server', () => {
  it('never takes the place of a lasting one that works, so that ending it ends nothing', async () => {
    const [first, other] = codesOf(null);
    const { id } = await submit(first);
    await submit(other);
    expect(await row(id)).toMatchObject({ invite_code: first, previous_invite_code: null });
    end(other);
    await sync(id);
    expect(await row(id)).toMatchObject({ invite_code: first, invite_state: 'live' });
  });

  it('gives way again to the one before, when it took the place of an expiring one and then ends', async () => {
    const [first, other] = codesOf(null);
    app.standIn.state.scenario(first, 'expiring');
    const { id } = await submit(first);
    await submit(other);
    expect(await row(id)).toMatchObject({ invite_code: other, previous_invite_code: first });
    end(other);
    await sync(id);
    expect(await row(id)).toMatchObject({ invite_code: first, previous_invite_code: null, invite_state: 'live' });
  });

  it('takes the place of one with limited uses when it is lasting', async () => {
    const [first, other] = codesOf(null);
    app.standIn.state.scenario(first, 'limited-uses');
    const { id } = await submit(first);
    await submit(other);
    expect(await row(id)).toMatchObject({ invite_code: other, invite_max_uses: null });
  });

  it('takes the place of a dead one, whatever it is itself', async () => {
    const [first, other] = codesOf(null);
    const { id } = await submit(first);
    end(first);
    await expect(sync(id)).rejects.toMatchObject({ code: 'unknown_invite' });
    app.standIn.state.scenario(other, 'expiring');
    await submit(other);
    expect(await row(id)).toMatchObject({ invite_code: other, invite_state: 'live' });
  });

  it('takes the place of any when it is the vanity code of the guild, and keeps it against any', async () => {
    const [vanity, other] = codesOf(VANITY);
    const { id } = await submit(other);
    await submit(vanity);
    expect(await row(id)).toMatchObject({ invite_code: vanity, previous_invite_code: other });
    await submit(other);
    expect(await row(id)).toMatchObject({ invite_code: vanity, previous_invite_code: other });
  });
});

describe('before an invite counts as gone', () => {
  it('the vanity code is tried, and the page never says that the invite is dead', async () => {
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

  it('the vanity code and then the one before are tried, once for each look that decides', async () => {
    const [vanity, other] = codesOf(VANITY);
    const { id } = await submit(other);
    await submit(vanity);
    end(other);
    end(vanity);
    app.standIn.state.calls.reset();
    await expect(sync(id)).rejects.toMatchObject({ code: 'unknown_invite' });
    expect(asked()).toEqual({ [vanity]: 1, [other]: 1 });
    await expect(sync(id)).rejects.toMatchObject({ code: 'unknown_invite' });
    expect(asked()).toEqual({ [vanity]: 2, [other]: 1 });
    app.clock.advance(HOUR);
    await expect(sync(id)).rejects.toMatchObject({ code: 'unknown_invite' });
    expect((await row(id)).invite_state).toBe('expired');
    app.clock.advance(24 * HOUR);
    await expect(sync(id)).rejects.toMatchObject({ code: 'unknown_invite' });
    expect(asked()).toEqual({ [vanity]: 4, [other]: 2 });
  });

  it('nothing changes while another invite cannot be asked', async () => {
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

  it('the listing counts as asked about when our own limits kept the other invite from being asked', async () => {
    const [, other] = codesOf(VANITY);
    const { id } = await submit(other);
    const before = await row(id);
    app.clock.advance(2 * MINUTE);
    const discord: Discord = {
      ...app.discord,
      lookUpInvite: async (code) => {
        throw new DiscordError(code === other ? 'gone' : 'budget-spent', 'As the test has it');
      },
    };
    const refresh = refreshListing({ db: app.db, discord, now: () => app.clock.now() }, before, 'background');
    await expect(refresh).rejects.toMatchObject({ kind: 'budget-spent' });
    expect(await row(id)).toEqual({ ...before, tried_at: app.clock.now() });
  });

  it.each(['points-elsewhere', 'temporary', 'no-guild', 'malformed-json'] as const)(
    'one that is %s is not taken',
    async (scenario) => {
      const [vanity, other] = codesOf(VANITY);
      const { id, name } = await submit(other);
      end(other);
      app.standIn.state.scenario(vanity, scenario, scenario === 'points-elsewhere' ? { targetCode: 'slowrun' } : {});
      await expect(sync(id)).rejects.toMatchObject({ code: 'unknown_invite' });
      expect(await row(id)).toMatchObject({ invite_code: other, invite_state: 'failing', name });
    },
  );

  it('so it is when the vanity code leads to another server now', async () => {
    const [vanity, other] = codesOf(VANITY);
    const { id, name } = await submit(other);
    await submit(vanity);
    app.standIn.state.scenario(vanity, 'points-elsewhere', { targetCode: 'slowrun' });
    await sync(id);
    expect(await row(id)).toMatchObject({ invite_code: other, invite_state: 'live', name });
  });
});
