import { expect, it } from 'vitest';
import { type Api, ApiFailure } from '#contract/client.ts';
import type { CurrentUser } from '#features/accounts/contract.ts';
import { renderMarkup } from '#test/markup.tsx';
import { renderingQueries } from '#web/query-client.ts';
import { ProfileHeader } from './profile-header.tsx';
import { profileQuery } from './profile-queries.ts';

const user = {
  id: 'u_1',
  username: 'moss.keeper',
  firstName: 'Moss',
  lastName: null,
  profileImageUrl: null,
  suspendedFor: null,
} as CurrentUser;

async function headerWith(respond: () => Promise<unknown>, changes: Partial<CurrentUser> = {}): Promise<string> {
  const api = respond as unknown as Api;
  const queries = renderingQueries();
  await queries.prefetchQuery(profileQuery(api));
  const markup = renderMarkup(<ProfileHeader user={{ ...user, ...changes }} />, { api, queries });
  return markup
    .replace(/<[^>]*>/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();
}

const profile = { bio: null, discordTag: null, website: null, location: null, joinedAt: '2026-11-12T10:00:00.000Z' };

it('says when the user joined', async () => {
  expect(await headerWith(async () => profile)).toBe('M Moss moss.keeper Joined 12 Nov 2026 Edit Profile');
});

it('shows the name at Discord with its number, if there is one', async () => {
  const shown = await headerWith(async () => profile, { discriminator: '4207' });
  expect(shown).toContain('moss.keeper#4207');
});

it('offers suspended users no form', async () => {
  expect(await headerWith(async () => profile, { suspendedFor: 'Spam.' })).toBe(
    'M Moss moss.keeper Joined 12 Nov 2026',
  );
});

it('makes no claims about a profile that could not be loaded, and offers to try again', async () => {
  const shown = await headerWith(() => Promise.reject(new ApiFailure(500, 'Internal Server Error')));
  expect(shown).toBe('M Moss Failed to load your profile Please try again later Try again Edit Profile');
});
