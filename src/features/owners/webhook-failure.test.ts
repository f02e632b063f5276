import { expect, it } from 'vitest';
import { WEBHOOK_FAILURES } from '#contract/vocabulary.ts';
import { failureParts, type WebhookFailure, serializeFailure } from './webhook-failure.ts';

it.each<[WebhookFailure, string]>([
  [{ code: 'refused', detail: '500' }, 'It answered with status 500.'],
  [{ code: 'too_slow' }, 'It took too long.'],
  [{ code: 'unreachable', detail: 'ENOTFOUND' }, 'It could not be reached (ENOTFOUND).'],
  [{ code: 'https_needed' }, 'The address has to begin with https://.'],
])('stores %j as a code and returns it with a sentence', (failure, sentence) => {
  const { code, detail = null } = failure;
  expect(failureParts(serializeFailure(failure))).toEqual({
    failure: sentence,
    failureCode: code,
    failureDetail: detail,
  });
});

it.each(WEBHOOK_FAILURES)('has a sentence for %s', (code) => {
  expect(failureParts(serializeFailure({ code, detail: '1' })).failure).toMatch(
    /^(It|This|The address|Nobody|The secret) .*\.$/,
  );
});

it('returns nulls without a failure, and the sentence of an earlier version unchanged', () => {
  const none = { failureCode: null, failureDetail: null };
  expect(failureParts(null)).toEqual({ failure: null, ...none });
  const sentence = 'It answered with status 500.';
  expect(failureParts(sentence)).toEqual({ failure: sentence, ...none });
});
