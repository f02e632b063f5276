import { expect, it } from 'vitest';
import { noApi, renderMarkup } from '#test/markup.tsx';
import { serverQuery } from '#web/directory/list-queries.ts';
import { renderingQueries } from '#web/query-client.ts';
import { ServerCard } from './chosen-card.tsx';
import { serverAt } from './map-queries.ts';

const row = serverAt(
  {
    total: 1,
    categories: ['Art'],
    regions: ['Global'],
    ids: ['s_1'],
    slugs: ['tea-house'],
    names: ['Tea House'],
    category: [0],
    region: [0],
    members: [1200],
    online: [300],
    health: [80],
    estimates: [],
  },
  0,
);
const synced = { lastSyncedAt: new Date().toISOString(), inviteState: 'failing' } as const;

function cardOf(server: typeof row, known?: object): string {
  const queries = renderingQueries();
  queries.setQueryData([...serverQuery(noApi, 'tea-house').queryKey], known);
  const html = renderMarkup(<ServerCard server={server} flight={0} onClose={() => undefined} />, { queries });
  return html.replaceAll(/<[^>]*>/g, '');
}

it.each([
  ['the first servers', cardOf({ ...row, ...synced })],
  ['all servers, once it is loaded', cardOf(row, { ...row, ...synced })],
])('the card of one of %s says that its invite does not work', (_which, text) => {
  expect(text).toMatch(/1\.2K members\u00a0· 300 online\u00a0· counts from .*\u00a0· Invite not working/);
});

it('the card of one of all servers has only its counts until it is loaded', () => {
  expect(cardOf(row)).toMatch(/1\.2K members\u00a0· 300 onlineHealth/);
});
