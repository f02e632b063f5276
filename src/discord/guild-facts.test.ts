import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { guildFacts } from './guild-facts.ts';
import { GUILD_ID, HASH, OTHER_HASH, inviteJson } from '#test/discord-invite.ts';
import { InviteShape } from './shapes.ts';

const facts = (json: unknown, code = 'lanternfen') => guildFacts(InviteShape.parse(json), code);
const factsOf = (change: Record<string, unknown>) => facts(inviteJson(change))!;

describe('guildFacts', () => {
  it('reads a full answer into one flat object, without personal data', () => {
    expect(facts(inviteJson())).toEqual({
      guildId: GUILD_ID,
      name: 'Lantern Fen',
      description: 'Night walks, bats and field recordings.',
      iconHash: OTHER_HASH,
      bannerHash: HASH,
      discoverySplashHash: null,
      splashHash: null,
      features: ['community', 'news', 'some_future_feature'],
      verificationLevel: 2,
      nsfwLevel: 0,
      premiumTier: 3,
      vanityCode: 'lanternfen',
      serverTag: 'FEN',
      traits: [
        { emoji_name: null, label: 'Friendly' },
        { emoji_name: '🦇', label: 'Bats' },
        { emoji_name: null, label: 'Owls' },
      ],
      requiresApplication: false,
      memberCount: 18_350,
      onlineCount: 2720,
      invite: {
        code: 'lanternfen',
        expiresAt: null,
        maxUses: null,
        isTemporary: false,
        isGuest: false,
      },
    });
    expect(JSON.stringify(facts(inviteJson()))).not.toMatch(/wren|310293847566123009/i);
  });

  it('falls back to the second source of each field', () => {
    const bare = {
      guild: { description: null, icon: null, premium_tier: undefined },
    };
    const second = factsOf({ ...bare, approximate_member_count: null, approximate_presence_count: null });
    expect(second).toMatchObject({
      description: 'From the profile.',
      iconHash: OTHER_HASH,
      premiumTier: 3,
      memberCount: 18_342,
      onlineCount: 2711,
    });
  });

  it('has null for missing counts, and treats 0 members as unknown', () => {
    const none = { approximate_member_count: null, approximate_presence_count: null, profile: null };
    expect(factsOf(none)).toMatchObject({ memberCount: null, onlineCount: null });
    const zero = { approximate_member_count: 0, approximate_presence_count: 0, profile: { member_count: 0 } };
    expect(factsOf(zero)).toMatchObject({ memberCount: null, onlineCount: 0 });
  });

  it('works without a profile', () => {
    expect(factsOf({ profile: undefined })).toMatchObject({ serverTag: null, traits: [], memberCount: 18_350 });
  });

  it.each([
    [{ approximate_member_count: '12', profile: null }, { memberCount: null }],
    [{ approximate_member_count: -3, profile: null }, { memberCount: null }],
    [{ approximate_member_count: 1.5, profile: null }, { memberCount: null }],
    [{ guild: { features: 'COMMUNITY' } }, { features: [] }],
    [{ guild: { features: ['NEWS', 7, null, 'two words', 'BANNER'] } }, { features: ['news', 'banner'] }],
    [{ guild: { icon: 'not-a-hash' }, profile: { icon_hash: 5 } }, { iconHash: null }],
    [{ guild: { banner: `../${HASH}` } }, { bannerHash: null }],
    [
      { guild: { verification_level: 9, premium_tier: 'x' }, profile: null },
      { verificationLevel: null, premiumTier: null },
    ],
    [{ guild: { vanity_url_code: '../x' } }, { vanityCode: null }],
    [
      { profile: { traits: [{ label: 5 }, null, { label: 'Only good one' }] } },
      { traits: [{ emoji_name: null, label: 'Only good one' }] },
    ],
    [{ profile: { traits: {} } }, { traits: [] }],
    [{ profile: 'gone' }, { serverTag: null }],
    [{ expires_at: 'soon' }, { invite: { expiresAt: null } }],
    [
      { expires_at: '2026-12-02T09:15:00.123456+02:00' },
      { invite: { expiresAt: Date.UTC(2026, 11, 2, 7, 15, 0, 123) } },
    ],
    [{ max_uses: 0 }, { invite: { maxUses: null } }],
    [{ max_uses: 5, temporary: true, flags: 3 }, { invite: { maxUses: 5, isTemporary: true, isGuest: true } }],
    [{ guild: { nsfw_level: null, nsfw: true } }, { nsfwLevel: 3 }],
    [{ guild: { nsfw_level: 2, nsfw: true } }, { nsfwLevel: 2 }],
    [{ guild: { features: ['MEMBER_VERIFICATION_MANUAL_APPROVAL'] } }, { requiresApplication: true }],
    [{ profile: { visibility: 3 } }, { requiresApplication: true }],
    [{ profile: { custom_banner_hash: HASH } }, { discoverySplashHash: HASH }],
    [
      { guild: { name: 'A\u202E\u0000B', description: '\n' }, profile: null },
      { name: 'AB', description: null },
    ],
    [
      { guild: { name: '字'.repeat(150), description: 'd'.repeat(400) } },
      { name: '字'.repeat(100), description: 'd'.repeat(300) },
    ],
  ])('of %j reads %j', (change, wanted) => {
    expect(factsOf(change)).toMatchObject(wanted);
  });

  it.each([
    { guild: null },
    { guild: 'x' },
    { guild: { name: '' } },
    { guild: { name: '\u3164' } },
    { guild: { name: 42 } },
    { guild: { id: 846213907755302912 }, guild_id: undefined },
    { guild: { id: 'abc' }, guild_id: '../1' },
  ])('finds no usable guild in %j', (change) => {
    expect(facts(inviteJson(change))).toBeNull();
  });

  it('falls back to the top-level guild id when the guild has none', () => {
    expect(factsOf({ guild: { id: undefined } }).guildId).toBe(GUILD_ID);
  });

  it('uses the spelling of the answer when codes differ only in case', () => {
    expect(facts(inviteJson(), 'LanternFen')?.invite.code).toBe('lanternfen');
    expect(facts(inviteJson({ code: 'elsewhere' }), 'LanternFen')?.invite.code).toBe('LanternFen');
    expect(facts(inviteJson({ code: undefined }), 'LanternFen')?.invite.code).toBe('LanternFen');
  });

  it('never throws, whatever the fields contain', () => {
    const keys = Object.keys(inviteJson());
    const parts = [...Object.keys(inviteJson()['guild'] as object), ...Object.keys(inviteJson()['profile'] as object)];
    const noise = fc.dictionary(fc.constantFrom(...keys), fc.jsonValue());
    const inner = fc.dictionary(fc.constantFrom(...parts), fc.jsonValue());
    fc.assert(
      fc.property(noise, inner, inner, (change, guild, profile) => {
        const read = facts(inviteJson({ ...change, guild, profile }));
        expect(read === null || (read.name.length > 0 && /^\d+$/.test(read.guildId))).toBe(true);
      }),
    );
  });
});
