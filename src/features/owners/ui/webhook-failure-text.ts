import type { Webhook } from '#features/owners/contract.ts';
import { texts as failureTexts } from '#web/kit/failures/texts.ts';
import { texts } from './texts.ts';

/** Why the last try failed; the answer's own sentence in English, and where its code is not known. */
export function webhookFailureText({
  failure,
  failureCode: code,
  failureDetail,
}: Pick<Webhook, 'failure' | 'failureCode' | 'failureDetail'>): string | null {
  if (code === null) return failure;
  const ofAddress: Readonly<Record<string, string | undefined>> = failureTexts.byIssue;
  return texts.webhookFailures[code]?.(failureDetail ?? '') ?? ofAddress[code] ?? failure;
}
