import { readFileSync } from 'node:fs';
import Fastify from 'fastify';
import { expect, it } from 'vitest';
import { INTERFACE_LANGUAGES } from '#contract/interface-language.ts';
import { sendRetryPage } from './retry-page.ts';

const busy = { title: expect.stringMatching(/./), text: expect.stringMatching(/./) };
const words = { title: expect.stringMatching(/./), text: expect.stringContaining('{wait}') };

it.each(INTERFACE_LANGUAGES)('the page for later retries has all its texts in %s', (language) => {
  const catalog: unknown = JSON.parse(readFileSync(`locales/${language}/retry-page.json`, 'utf8'));
  const waiting = { pages: words, logins: words, paused: words };
  expect(catalog).toEqual({ back: expect.stringMatching(/./), ...waiting, busy, starting: busy });
});

it.each([
  [1, '1 minute'],
  [7200, '120 minutes'],
  [7201, '3 hours'],
  [41_880, '12 hours'],
])('says to wait %i seconds as %s', async (waitSeconds, wait) => {
  const app = Fastify();
  app.get('/', (_request, reply) => sendRetryPage(reply, { reason: 'paused', waitSeconds, backTo: '/' }));
  const { headers, payload } = await app.inject('/');
  expect(headers['retry-after']).toBe(String(waitSeconds));
  expect(payload).toContain(`in ${wait}.`);
});
