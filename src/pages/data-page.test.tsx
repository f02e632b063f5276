import { expect, it } from 'vitest';
import { ApiFailure } from '#contract/client.ts';
import type { SiteInfo } from '#contract/rendering.ts';
import { visit } from '#test/visit.tsx';
import page from './data-page.tsx';

const INFO = {
  date: '2026-11-20',
  madeAt: '2026-11-20T03:00:00.000Z',
  servers: 1,
  bytes: 1_300_000,
  sha256: 'abc123',
  url: 'https://example.org/api/v1/dump',
  schemaVersion: 1,
  licence: null,
};
const answerFields = [{ name: 'memberCount', type: 'integer', isRequired: true, description: null }];

const visitWith = (info: unknown, notices: SiteInfo['notices'] = []) =>
  visit(page, {
    url: '/data',
    site: { notices },
    responses: {
      'GET /api/v1/dump/info': info,
      'GET /api/v1/docs': { calls: [{ name: 'getServer', answerFields }] },
    },
  });

it('offers the file with its size, checksum and license, and lists the fields of its lines', async () => {
  const { markup, text, head } = await visitWith(INFO);
  expect(text).toMatch(/1 server.*1\.3 MB.*abc123.*The operator has not chosen one yet/);
  expect(text).not.toContain('1 servers');
  expect(markup).toMatch(/<a[^>]* href="\/api\/v1\/dump"/);
  expect(text).toMatch(/Fields of each line.*memberCount/);
  expect(text).not.toContain('required');
  expect(head).toMatchObject({ title: 'Open data', canonical: '/data' });
  expect((await visitWith({ ...INFO, licence: 'CC0' })).text).toContain('LicenseCC0');
});

it('says that the site does not offer the file, and how else to read its servers', async () => {
  const { text, head } = await visitWith(new ApiFailure(404, 'no'), ['dump-off']);
  expect(text).toMatch(/^Open dataNot available at the moment.*read one by one through the API\.$/);
  expect(head?.description).toBe('This site does not offer its data as one file at the moment.');
  const withoutApi = await visitWith(new ApiFailure(404, 'no'), ['dump-off', 'api-closed']);
  expect(withoutApi.text).not.toContain('API');
});

it('leads to the API for single servers while that is open', async () => {
  expect((await visitWith(INFO)).markup).toMatch(/For single servers[^.]*href="\/api"/);
  expect((await visitWith(INFO, ['api-closed'])).text).not.toContain('For single servers');
});

it('distinguishes a file that is being generated from one whose details fail to load', async () => {
  const generating = await visitWith(new ApiFailure(503, 'no'));
  expect(generating.text).toContain('The file is being generatedPlease reload the page in a few seconds.');
  const failed = await visitWith(new ApiFailure(500, 'no'));
  expect(failed.text).toMatch(/Failed to load the details of the file.*Try again.*Good to know/);
  expect(failed.text).not.toContain('being generated');
});
