import { expect, it } from 'vitest';
import { visit } from '#test/visit.tsx';
import page from './terms-page.tsx';

it('names the operator, and says that the site is not Discord’s', async () => {
  const operator = { name: 'Ada Example', contact: 'ada@example.org' };
  const { text, head } = await visit(page, { url: '/terms', site: { operator } });
  expect(text).toMatch(/Who runs itAda Exampleada@example\.org.*not affiliated with Discord Inc\./);
  expect(head?.title).toBe('Terms');
});

it('says what can be submitted and written, and leads to the rules of order and to appeals', async () => {
  const { markup, text } = await visit(page);
  expect(text).toMatch(/What you may submit.*What you write.*One review per server.*Moderation.*can appeal once/);
  expect(markup).toMatch(/href="\/decisions"[^>]*>Moderation decisions<.*href="\/ranking"[^>]*>How ranking works</);
});

it('has a rule for programs unless the API is switched off', async () => {
  expect((await visit(page)).text).toContain('Programs that use the public API must respect its limits.');
  expect((await visit(page, { site: { notices: ['api-closed'] } })).text).not.toContain('API');
});
