import { expect, it } from 'vitest';
import { WEBHOOK_FAILURES } from '#contract/vocabulary.ts';
import { failureParts, type WebhookFailure, writtenFailure } from './webhook-failure.ts';

it.each<[WebhookFailure, string]>([
  [{ code: 'refused', detail: '500' }, 'It answered with status 500.'],
  [{ code: 'too_slow' }, 'It took too long.'],
  [{ code: 'unreachable', detail: 'ENOTFOUND' }, 'It could not be reached (ENOTFOUND).'],
  [{ code: 'https_needed' }, 'The address has to begin with https://.'],
])('%j is kept as such and told as a sentence', (failure, sentence) => {
  const { code, detail = null } = failure;
  expect(failureParts(writtenFailure(failure))).toEqual({
    failure: sentence,
    failureCode: code,
    failureDetail: detail,
  });
});

it.each(WEBHOOK_FAILURES)('%s is a sentence', (code) => {
  expect(failureParts(writtenFailure({ code, detail: '1' })).failure).toMatch(
    /^(It|The address|Nobody|The secret) .*\.$/,
  );
});

it('nothing is nothing, and the sentence of a former version stays', () => {
  const none = { failureCode: null, failureDetail: null };
  expect(failureParts(null)).toEqual({ failure: null, ...none });
  const sentence = 'It answered with status 500.';
  expect(failureParts(sentence)).toEqual({ failure: sentence, ...none });
});
