import { expect, test } from 'vitest';
import { inviteInText } from './invite-text.ts';

const links: [string, string][] = [
  ['https://discord.gg/tidepool', 'tidepool'],
  ['https://discord.gg/invite/tidepool', 'tidepool'],
  ['http://www.discord.com/invite/tidepool/', 'tidepool'],
  ['DISCORD.GG/aB-3x?event=1', 'aB-3x'],
  ['Join us: [here](https://discord.gg/tidepool)!', 'tidepool'],
  ['.gg/tidepool', 'tidepool'],
  ['https://discordapp.com/invite/aB3dE5fG#top', 'aB3dE5fG'],
  ['https://ptb.discord.com/invite/aB3dE5fG', 'aB3dE5fG'],
  ['  discord.gg/tidepool  ', 'tidepool'],
];

test.each(links)('finds in %s the code %s', (text, code) => {
  expect(inviteInText(text)).toEqual({ code, isFirstOfSeveral: false, settleMs: 400 });
});

test('waits longer for a bare code than for a link, since the user might still be typing', () => {
  expect(inviteInText('tidepool')).toEqual({
    code: 'tidepool',
    isFirstOfSeveral: false,
    settleMs: 900,
  });
});

test('uses the first of several invites', () => {
  expect(inviteInText('discord.gg/first or discord.gg/second')).toMatchObject({
    code: 'first',
    isFirstOfSeveral: true,
  });
});

const others = [
  '',
  ' ',
  'h',
  'https',
  'https:',
  'https://discord',
  'discord.gg/',
  'discord.gg/invite/',
  'https://discord.gg.example.org/tidepool',
  'https://discord.com/channels/1/2',
  'https://example.org/invite/tidepool',
  'https://evil.example/?x=discord.gg/tidepool',
  'https://user@discord.gg/tidepool',
  'https://discord.gg:8080/tidepool',
  'two words',
];

test.each(others)('finds no invite in %j', (text) => {
  expect(inviteInText(text)).toBeNull();
});
