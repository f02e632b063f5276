import { expect, it } from 'vitest';
import { visit } from '#test/visit.tsx';
import page from './api-page.tsx';

const FIELDS = { pathFields: [], queryFields: [], bodyFields: [], answerFields: [], refusals: [] };
const call = (name: string, path: string) => ({ name, method: 'GET', path, group: '', summary: '', description: null });

const RESPONSES = {
  'GET /api/v1/docs': {
    baseUrl: 'https://example.org',
    calls: [
      { ...call('listServers', '/api/v1/servers'), ...FIELDS },
      { ...call('getServer', '/api/v1/servers/{id}'), ...FIELDS },
    ],
  },
  'GET /api/v1/servers': { servers: [{ slug: 'tea-house', inviteCode: 'tea', tags: ['tea'] }] },
};

it('lists the calls below the URL that their paths are appended to, with examples for a listed server', async () => {
  const { markup, head } = await visit(page, { url: '/api', responses: RESPONSES });
  expect(markup).toMatch(/Base URL.*https:\/\/example\.org<.*Endpoints.*id="listServers".*id="getServer"/s);
  expect(markup).toContain('https://example.org/api/v1/servers/tea-house');
  expect(markup).toContain('href="/api/v1/openapi.json"');
  expect(head).toMatchObject({ title: 'API Documentation', canonical: '/api' });
});

it('names the method of the client for each call', async () => {
  const { text } = await visit(page, { url: '/api', responses: RESPONSES });
  expect(text).toMatch(/Method of duskrow-client: listServers.*Method of duskrow-client: getServer/s);
});

it('says that reads need no key, unless the API is switched off', async () => {
  const open = await visit(page, { responses: RESPONSES });
  expect(open.text).toMatch(/Reads need no key and have no rate limit\. Data is synced daily\..*503 with Retry-After/s);
  expect(open.head?.description).toContain('Reads need no key');
  const closed = await visit(page, { responses: RESPONSES, site: { notices: ['api-closed'] } });
  expect(closed.text).toContain('The public API of this site is switched off.');
  expect(closed.text).not.toContain('Reads need no key');
  expect(closed.head?.description).toContain('switched off');
});

it('leads to the file of all servers, unless the site does not offer it', async () => {
  expect((await visit(page)).markup).toContain('href="/data"');
  expect((await visit(page, { site: { notices: ['dump-off'] } })).markup).not.toContain('href="/data"');
});

it('keeps the guidelines when the calls fail to load', async () => {
  expect((await visit(page)).text).toMatch(/Failed to load the documentation.*Try again.*Usage guidelines/);
});
