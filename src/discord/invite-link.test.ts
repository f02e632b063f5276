import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cpuTimeOf } from '#test/cpu-time.ts';
import { invitesIn, inviteUrl, isInviteCode, parseInvite } from './invite-link.ts';

const anyCode = fc.stringMatching(/^[A-Za-z0-9-]{2,40}$/);

function inAnyCase(text: string) {
  return fc
    .array(fc.boolean(), { minLength: text.length, maxLength: text.length })
    .map((upper) => [...text].map((letter, i) => (upper[i] ? letter.toUpperCase() : letter)).join(''));
}

const CODE = 'aB3-dE5fG';

const ACCEPTED = [
  `https://discord.gg/${CODE}`,
  `http://discord.gg/${CODE}`,
  `HTTPS://DISCORD.GG/${CODE}`,
  `discord.gg/${CODE}`,
  `Discord.GG/${CODE}`,
  `www.discord.gg/${CODE}`,
  `https://ptb.discord.gg/${CODE}/`,
  `https://discord.gg/invite/${CODE}`,
  `discord.gg/invite/${CODE}/`,
  `https://discord.com/invite/${CODE}`,
  `https://www.discord.com/invite/${CODE}`,
  `https://canary.discord.com/invite/${CODE}`,
  `https://ptb.discord.com/invite/${CODE}`,
  `https://discordapp.com/invite/${CODE}`,
  `canary.discordapp.com/invite/${CODE}/`,
  `https://discord.com/invite/${CODE}?event=1190000000000000001`,
  `https://discord.com/invite/${CODE}/?utm_source=%20x#top`,
  `https://discord.gg/${CODE}#a/b?c`,
  `https://discord.gg/${CODE}?`,
  `  https://discord.gg/${CODE}\n`,
  `\u00a0${CODE}\ufeff`,
  CODE,
];

/** As users paste them. */
const PASTED = [
  `<https://discord.gg/${CODE}>`,
  `[join](https://discord.gg/${CODE})`,
  `[discord.gg/${CODE}](https://discord.gg/${CODE})`,
  `**https://discord.gg/${CODE}**`,
  `_discord.gg/${CODE}_`,
  `||discord.gg/${CODE}||`,
  `\`discord.gg/${CODE}\``,
  `> discord.gg/${CODE}`,
  `-discord.gg/${CODE}`,
  `"discord.gg/${CODE}"`,
  `(discord.gg/${CODE})`,
  `<a href="https://discord.gg/${CODE}">join</a>`,
  `Join us at https://discord.gg/${CODE} and say hello`,
  `Our page: https://example.org\nOur server: discord.gg/${CODE}\nSee you`,
  `https://example.org/rules https://discord.gg/${CODE}`,
  `[rules](https://example.org/rules),[join](https://discord.gg/${CODE})`,
  `Join:https://discord.gg/${CODE}`,
  `Have you seen discord.gg/${CODE}?`,
  `discord.gg/${CODE}.`,
  `discord.gg/${CODE}!!!`,
  `discord.gg/${CODE}...`,
  `discord.gg/${CODE}, or ask us`,
  `(see discord.gg/${CODE}.)`,
  `👉discord.gg/${CODE}🎉`,
  `➡️discord.gg/${CODE}`,
  `参加はこちらhttps://discord.gg/${CODE}からどうぞ`,
  `「discord.gg/${CODE}」`,
  `https://discord.gg/${CODE} 👨‍👩‍👧`,
  `https://discord.gg/${CODE}?x=1 2`,
  `https://discord.gg/${CODE}?x=\u202egpj`,
  `https://discord.com/INVITE/${CODE}`,
  `.gg/${CODE}`,
  `.gg/invite/${CODE}`,
  `Join .gg/${CODE} now`,
  `discord://discord.gg/${CODE}`,
  `discord://discord.com/invite/${CODE}`,
  `discord://-/invite/${CODE}`,
  `discord:///invite/${CODE}`,
  `discord://invite/${CODE}`,
  `discord.gg / ${CODE}`,
  ` https://discord.gg/ ${CODE} `,
];

/** Links that are part of another URL, or that only look like invites. */
const FOREIGN = [
  `https://evil.example/?x=discord.gg/${CODE}`,
  `https://evil.example/?x=https://discord.gg/${CODE}`,
  `https://evil.example/#discord.gg/${CODE}`,
  `https://evil.example/(discord.gg/${CODE})`,
  `https://evil.example/"discord.gg/${CODE}"`,
  `evil.example?x=discord.gg/${CODE}`,
  `evil.example/discord.gg/${CODE}`,
  `someone@discord.gg/${CODE}`,
  `my-discord.gg/${CODE}`,
  `mydiscord.gg/${CODE}`,
  `my.discord.gg/${CODE}`,
  `my_discord.gg/${CODE}`,
  `evil.gg/${CODE}`,
  `https://evil.gg/${CODE}`,
  `join evil.gg/${CODE} now`,
  `аdiscord.gg/${CODE}`,
  `discord.gg/${CODE}.example.org`,
  `discord.gg/${CODE}@example.org`,
  `discord.gg/${CODE}\\more`,
  `discord.gg/ab_cd`,
  `discord.gg/abсd`,
  `discord.gg/invite`,
  `.gg/invite`,
  `.gg/`,
  `join discord.gg now`,
  `find us on discord.gg/ soon`,
  `discord.gg/ ask for the code`,
  `discord://-/channels/${CODE}`,
];

const REFUSED = [
  '',
  '   ',
  'a',
  '-_-',
  'two words',
  'a'.repeat(256),
  'https://discord.gg',
  'https://discord.gg/',
  'https://discord.gg/a',
  'https://discord.gg/invite',
  'https://discord.gg/invite/',
  `https://discord.gg/invite/invite/${CODE}`,
  `https://discord.gg//${CODE}`,
  `https://discord.gg/${CODE}//`,
  `https://discord.gg/${CODE}/more`,
  `https://discord.com/${CODE}`,
  `https://discord.com/invites/${CODE}`,
  `https://discord.com/servers/tidepool-846213907755302912`,
  'https://discord.com/channels/846213907755302912/846213908287979522',
  'https://discord.com/events/846213907755302912/1',
  `https://discord.gift/${CODE}`,
  `https://discord.new/${CODE}`,
  `https://discord.gg.example.org/${CODE}`,
  `https://example.org/discord.gg/${CODE}`,
  `https://notdiscord.gg/${CODE}`,
  `https://discord-gg.com/invite/${CODE}`,
  `https://api.discord.com/invite/${CODE}`,
  `https://www.canary.discord.com/invite/${CODE}`,
  `https://discord.gg./${CODE}`,
  `https://.discord.gg/${CODE}`,
  `https://discord.gg:443/${CODE}`,
  `https://discord.gg:8080/${CODE}`,
  `https://user@discord.gg/${CODE}`,
  `https://discord.gg@example.org/${CODE}`,
  `https://discord.gg\\@example.org/${CODE}`,
  `https:\\\\discord.gg\\${CODE}`,
  `https:/discord.gg/${CODE}`,
  `https:discord.gg/${CODE}`,
  `//discord.gg/${CODE}`,
  `ftp://discord.gg/${CODE}`,
  `javascript:discord.gg/${CODE}`,
  `https://https://discord.gg/${CODE}`,
  `https://discord.gg/%61bc`,
  'https://discord.gg/abc%2F..',
  'https://discord.gg/../abc',
  'https://discord.gg/abc/..',
  `https://discord%2Egg/${CODE}`,
  `https://discord.gg/a b`,
  `https://discord.gg/ab\u0000cd`,
  `https://dis\u0441ord.gg/${CODE}`,
  `https://di\u017fcord.gg/${CODE}`,
  `https://ｄｉｓｃｏｒｄ.gg/${CODE}`,
  `https://discord\u3002gg/${CODE}`,
  `https://discord\uff0egg/${CODE}`,
  `https://discord.gg\uff0f${CODE}`,
  'https://discord.gg/ａｂｃｄ',
  'https://discord.gg/\u212aelvin',
];

describe('parseInvite', () => {
  it.each([...ACCEPTED, ...PASTED])('accepts %j', (text) => {
    expect(parseInvite(text)).toEqual({ code: CODE });
  });

  it.each([...REFUSED, ...FOREIGN])('refuses %j', (text) => {
    expect(parseInvite(text)).toBeNull();
  });

  it('preserves the case of the code but ignores that of the host', () => {
    expect(parseInvite('DISCORD.COM/invite/QwErTy')).toEqual({ code: 'QwErTy' });
  });

  it('accepts a bare code that is also a path segment', () => {
    expect(parseInvite('invite')).toEqual({ code: 'invite' });
    expect(parseInvite('discord.gg/invite/invite')).toEqual({ code: 'invite' });
  });

  it('reads any code from any accepted form', () => {
    const scheme = fc.constantFrom('', 'http://', 'https://').chain(inAnyCase);
    const place = fc
      .constantFrom(
        ['discord.gg', '/'],
        ['discord.gg', '/invite/'],
        ['discord.com', '/invite/'],
        ['discordapp.com', '/invite/'],
      )
      .chain(([host, path]) =>
        fc.tuple(fc.constantFrom('', 'www.', 'canary.', 'ptb.'), inAnyCase(host!), fc.constant(path)),
      );
    const tail = fc.constantFrom('', '/', '?a=b', '/?a=b&c=%20', '#x', '?a#b/c');
    fc.assert(
      fc.property(scheme, place, anyCode, tail, (prefix, [sub, host, path], wanted, end) => {
        fc.pre(!(path === '/' && wanted === 'invite'));
        expect(parseInvite(`${prefix}${sub}${host}${path}${wanted}${end}`)).toEqual({ code: wanted });
      }),
    );
  });

  it('returns only well-formed codes that are visible in the text, for any input', () => {
    const noise = fc.string({ unit: fc.constantFrom(...'discord.gg/invite/com:@%?#\\ \u0000ſKЁ'), maxLength: 40 });
    fc.assert(
      fc.property(fc.oneof(fc.string({ unit: 'binary' }), noise), (text) => {
        const found = parseInvite(text);
        const seen = text.replaceAll(/\p{Default_Ignorable_Code_Point}/gu, '');
        expect(found === null || (isInviteCode(found.code) && seen.includes(found.code))).toBe(true);
      }),
      { numRuns: 500 },
    );
  });

  it('agrees with the URL standard on the host of every accepted link', () => {
    const host = fc.string({ unit: fc.constantFrom(...'discordgg.com@:/\\wpt'), minLength: 6, maxLength: 24 });
    fc.assert(
      fc.property(host, anyCode, (text, wanted) => {
        const link = `https://${text}/${wanted}`;
        if (!parseInvite(link)) return;
        expect(new URL(link).hostname).toMatch(/^(?:(?:www|canary|ptb)\.)?(?:discord\.gg|discord(?:app)?\.com)$/);
      }),
      { numRuns: 500 },
    );
  });

  it('refuses a huge paste', () => {
    expect(parseInvite(`https://discord.gg/${CODE}?${'a'.repeat(1_000_000)}`)).toBeNull();
  });
});

describe('invitesIn', () => {
  it('finds every invite, in order and without duplicates', () => {
    expect(
      invitesIn('discord.gg/first, https://discord.gg/second and [first](https://discord.com/invite/first)'),
    ).toEqual(['first', 'second']);
    expect(parseInvite('discord.gg/first or discord.gg/second')).toEqual({ code: 'first' });
  });

  it('ignores a link that is part of another URL', () => {
    expect(invitesIn('https://evil.example/?x=discord.gg/theirs discord.gg/mine')).toEqual(['mine']);
  });

  it('finds nothing in texts without a link', () => {
    expect(invitesIn('two words')).toEqual([]);
    expect(invitesIn(`discord.gg/abc ${'a'.repeat(4000)}`)).toEqual([]);
  });

  it('is fast for worst-case texts', async () => {
    const parts = ['discord.gg/', '.gg/a', 'https://', 'discord://', '[(<', 'www.', '-'.repeat(9)];
    const cpuTime = await cpuTimeOf(() => parts.map((part) => invitesIn(part.repeat(4000 / part.length))));
    expect(cpuTime).toBeLessThan(1000);
  });
});

describe('inviteUrl', () => {
  it('builds a URL that parses back to its code', () => {
    fc.assert(
      fc.property(anyCode, (wanted) => {
        fc.pre(wanted !== 'invite');
        expect(parseInvite(inviteUrl(wanted))).toEqual({ code: wanted });
      }),
    );
  });

  it('encodes a malformed code instead of leaving the path', () => {
    expect(inviteUrl('a/b')).toBe('https://discord.gg/a%2Fb');
  });
});

it.each([
  ['https://discord.gg/NJhE9\u200b'],
  ['https://discord.gg/NJhE9\u200e'],
  ['https://discord.gg/NJ\u200bhE9'],
  ['https://discord.gg/\u2060NJhE9'],
  ['\u2066discord.gg/NJhE9\u2069'],
  ['\ufeffNJhE9'],
  ['Come\u200b: https://disc\u00adord.gg/NJhE9\u200d, all of you'],
])('finds the invite in %j, which has invisible characters', (text) => {
  expect(invitesIn(text)).toEqual(['NJhE9']);
});
