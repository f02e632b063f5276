import { expect, it } from 'vitest';
import { type Api, ApiFailure } from '#contract/client.ts';
import { INTERFACE_LANGUAGES } from '#contract/interface-language.ts';
import { WEBHOOK_FAILURES } from '#contract/vocabulary.ts';
import { noApi, renderMarkup } from '#test/markup.tsx';
import { createI18n, loadedI18n } from '#web/i18n.ts';
import { renderingQueries } from '#web/query-client.ts';
import { webhookQuery } from './owner-queries.ts';
import { webhookFailureText, WebhookPanel } from './webhook-panel.tsx';

const SENTENCE = 'It answered with status 503.';

it('shows the same English sentence as the API', () => {
  const refused = { failure: SENTENCE, failureCode: 'refused', failureDetail: '503' } as const;
  expect(webhookFailureText(refused, createI18n('en'))).toBe(SENTENCE);
});

it.each(INTERFACE_LANGUAGES.slice(1))('translates each failure code into %s, with its detail', async (language) => {
  const i18n = await loadedI18n(language, 'account');
  const said = WEBHOOK_FAILURES.map((failureCode) =>
    webhookFailureText({ failure: SENTENCE, failureCode, failureDetail: '503' }, i18n),
  );
  expect(said).not.toContain(SENTENCE);
  expect(new Set(said).size).toBe(WEBHOOK_FAILURES.length);
  expect(said[WEBHOOK_FAILURES.indexOf('refused')]).toContain('503');
  expect(said[WEBHOOK_FAILURES.indexOf('unreachable')]).toContain('503');
});

it('shows the sentence of an earlier version if there is no code, and nothing without a failure', async () => {
  const i18n = await loadedI18n('de', 'account');
  expect(webhookFailureText({ failure: SENTENCE, failureCode: null, failureDetail: null }, i18n)).toBe(SENTENCE);
  expect(webhookFailureText({ failure: null, failureCode: null, failureDetail: null }, i18n)).toBeNull();
});

it('offers to try again when the setting could not be loaded', async () => {
  const api = (() => Promise.reject(new ApiFailure(503, 'The site is busy.', 'overloaded'))) as unknown as Api;
  const queries = renderingQueries();
  await queries.prefetchQuery(webhookQuery(api, 's_1'));
  const markup = renderMarkup(<WebhookPanel serverId="s_1" />, { api, queries });
  expect(markup).toMatch(/The webhook can’t be shown right now\..*Try again/);
});

/** The panel after a failed delivery. */
function panel(waiting: number): string {
  const queries = renderingQueries();
  queries.setQueryData(webhookQuery(noApi, 's_1').queryKey, {
    url: 'https://hooks.example/a',
    secret: null,
    waiting,
    deliveredAt: null,
    failure: SENTENCE,
    failureCode: 'refused',
    failureDetail: '503',
    failedAt: '2026-11-20T10:03:20.000Z',
  });
  return renderMarkup(<WebhookPanel serverId="s_1" />, { queries });
}

it('says that it will keep trying only while a delivery is waiting', () => {
  expect(panel(1)).toContain('We’ll keep trying, less and less often.');
  expect(panel(0)).toContain(SENTENCE);
  expect(panel(0)).not.toContain('We’ll keep trying');
});
