import { expect, it } from 'vitest';
import { visit } from '#test/visit.tsx';
import page from './privacy-page.tsx';

it('names the operator and how to reach them, or what is missing', async () => {
  const operator = { name: 'Ada Example', contact: 'ada@example.org' };
  expect((await visit(page, { site: { operator } })).text).toContain('Who is responsibleAda Exampleada@example.org');
  expect((await visit(page)).text).toContain('[name of the operator][how to reach the operator]');
});

it('says what is stored about visitors and users, and leads to where they get or delete it', async () => {
  const { markup, text, head } = await visit(page, { url: '/privacy' });
  expect(text).toMatch(
    /If you only look around.*If you log in.*Listed servers.*Who else receives data.*Your data is yours/,
  );
  expect(markup).toMatch(/href="\/profile"[^>]*>your profile<.*export everything.*delete your account/);
  expect(markup).toContain('href="/decisions"');
  expect(head?.title).toBe('Privacy');
});

it('says that anybody can read the API, unless it is switched off', async () => {
  expect((await visit(page)).text).toContain('the public pages and the public API of this site');
  const closed = await visit(page, { site: { notices: ['api-closed'] } });
  expect(closed.text).toContain('Anybody can read the public pages of this site.');
  expect(closed.text).not.toContain('public API');
});
