import { expect, it } from 'vitest';
import { visit } from '#test/visit.tsx';
import page from './submit-page.tsx';

const GUIDE = /Guidelines.*Any public server.*How it works.*Paste the invite URL.*Daily updates/;

it('lets visitors submit by invite link, and offers to log in for the servers they manage', async () => {
  const { markup, text, head } = await visit(page, { url: '/submit' });
  expect(markup).toMatch(/Submit by invite link.*<input[^>]* name="inviteUrl".*<input[^>]* name="terms"/);
  expect(markup).toMatch(/Submit a server you manage.*href="\/api\/v1\/auth\/discord\?returnTo=%2Fsubmit"/);
  expect(text).toMatch(GUIDE);
  expect(head).toMatchObject({ title: 'Add Your Community', canonical: '/submit' });
});

it('names the logged-in user in place of the login', async () => {
  const { text } = await visit(page, { user: { username: 'ada' } });
  expect(text).toContain('Logged in as ada');
  expect(text).not.toContain('Login with Discord');
});

it('offers a suspended user no form that would be refused', async () => {
  const { markup, text } = await visit(page, { user: { username: 'ada', suspendedFor: 'Spam.' } });
  expect(markup).not.toMatch(/<form|Logged in as/);
  expect(text).toMatch(GUIDE);
});
