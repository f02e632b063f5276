import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { GuildFacts } from '#discord/guild-facts.ts';
import { heldSentence } from './held-because.ts';
import { holdReason as reasonToHold, type HoldRules } from './hold.ts';

function holdReason(...given: Parameters<typeof reasonToHold>): string | null {
  const reason = reasonToHold(...given);
  return reason && heldSentence(reason);
}

const RULES: HoldRules = { blockedTerms: [], minMembers: 0, submissionsPerDay: 20 };
const BLOCKED = 'Its text contains a blocked term.';

function facts(overrides: Partial<GuildFacts> = {}): GuildFacts {
  return {
    guildId: '1006565732527396118',
    name: 'Porch Light',
    description: 'A quiet place.',
    iconHash: null,
    bannerHash: null,
    discoverySplashHash: null,
    splashHash: null,
    features: [],
    verificationLevel: null,
    nsfwLevel: 0,
    premiumTier: null,
    vanityCode: null,
    serverTag: null,
    traits: [],
    requiresApplication: false,
    memberCount: 500,
    onlineCount: 50,
    invite: {
      code: 'porchlight',
      expiresAt: null,
      maxUses: null,
      isTemporary: false,
      isGuest: false,
    },
    ...overrides,
  };
}

const blocking = (...blockedTerms: string[]): HoldRules => ({ ...RULES, blockedTerms });

it('holds a server that could be mistaken for a listed one', () => {
  const reason = (same: 'name' | 'icon') => holdReason(facts(), 0, { ...RULES, lookAlike: { same, name: 'Porch' } });
  expect(reason('name')).toBe('It has the same name as Porch, which is listed.');
  const hidden: HoldRules = { ...RULES, lookAlike: { same: 'name', name: undefined } };
  expect(holdReason(facts(), 0, hidden)).toBe('It has the same name as another server.');
  expect(reason('icon')).toBe('It has the same icon as Porch, which is listed.');
});

describe('holdReason', () => {
  it('does not hold an ordinary community', () => {
    expect(holdReason(facts(), 0, RULES)).toBeNull();
    expect(holdReason(facts({ description: null, memberCount: null, nsfwLevel: null }), 19, RULES)).toBeNull();
  });

  it.each([
    [0, null],
    [1, 'It is age-restricted.'],
    [2, null],
    [3, 'It is age-restricted.'],
  ])('returns for age rating %i: %s', (nsfwLevel, reason) => {
    expect(holdReason(facts({ nsfwLevel }), 0, RULES)).toBe(reason);
  });

  it.each([
    ['the word itself', 'free nitro here', 'nitro'],
    ['another case', 'FREE Nitro!', 'nItRo'],
    ['several words, whatever is between them', 'Free — nitro: today', 'free nitro'],
    ['the whole text', 'nitro', 'nitro'],
    ['added accents', 'ñítrö', 'nitro'],
    ['omitted accents', 'senor gratis', 'señor'],
    ['letters in another style', '𝓝𝓲𝓽𝓻𝓸 and ｎｉｔｒｏ', 'nitro'],
    ['invisible letters inside', 'ni\u200btro', 'nitro'],
    ['another script', 'Лучшее КАЗИНО здесь', 'казино'],
    ['a script without spaces', '毎日無料配布中です', '無料配布'],
  ])('finds a blocked term: %s', (_case, description, term) => {
    expect(holdReason(facts({ description }), 0, blocking('harmless', term))).toBe(BLOCKED);
    expect(holdReason(facts({ name: description, description: null }), 0, blocking(term))).toBe(BLOCKED);
  });

  it.each([
    ['a part of a word', 'Scunthorpe classics', 'thorpe'],
    ['the beginning of a word', 'nitrogen chemistry', 'nitro'],
    ['the words apart', 'free games, no nitro', 'free nitro'],
    ['an empty term', '—', ''],
    ['a term of signs', '!!! ???', '!!!'],
  ])('does not find %s', (_case, description, term) => {
    expect(holdReason(facts({ description }), 0, blocking(term))).toBeNull();
  });

  it('does not join the end of the name with the beginning of a word', () => {
    expect(holdReason(facts({ name: 'Free', description: 'nitrogen' }), 0, blocking('free nitro'))).toBeNull();
  });

  it.each([
    [9, 10, 'It has fewer than 10 members.'],
    [10, 10, null],
    [null, 10, 'Its member count is unknown.'],
    [null, 0, null],
  ])('returns for %s members with a minimum of %i: %s', (memberCount, minMembers, reason) => {
    expect(holdReason(facts({ memberCount }), 0, { ...RULES, minMembers })).toBe(reason);
  });

  it.each([
    ['a trait', { traits: [{ emoji_name: null, label: 'Free casino' }] }],
    ['the server tag', { serverTag: 'CAS' }],
    ['the vanity code', { vanityCode: 'casino' }],
  ])('finds a blocked term in %s', (_where, overrides) => {
    expect(holdReason(facts(overrides), 0, blocking('casino', 'cas'))).toBe(BLOCKED);
  });

  it('holds submissions over the daily limit', () => {
    expect(holdReason(facts(), 19, RULES)).toBeNull();
    expect(holdReason(facts(), 20, RULES)).toBe('Many servers were submitted from here today.');
  });

  it('returns the most serious reason', () => {
    const rules = { blockedTerms: ['quiet'], minMembers: 1000, submissionsPerDay: 1 };
    expect(holdReason(facts({ nsfwLevel: 3 }), 5, rules)).toBe('It is age-restricted.');
    expect(holdReason(facts(), 5, rules)).toBe(BLOCKED);
    expect(holdReason(facts({ description: null }), 5, rules)).toBe('It has fewer than 1000 members.');
  });

  it('finds every term that consists of consecutive words of the text', () => {
    const word = fc.stringMatching(/^[a-z]{1,8}$/);
    fc.assert(
      fc.property(fc.array(word, { minLength: 1, maxLength: 6 }), fc.nat(), fc.nat(), (list, a, b) => {
        const [from, to] = [a % list.length, b % list.length].sort((x, y) => x - y);
        const term = list.slice(from, to! + 1).join(' ');
        expect(holdReason(facts({ description: list.join(', ') }), 0, blocking(term))).toBe(BLOCKED);
      }),
    );
  });
});
