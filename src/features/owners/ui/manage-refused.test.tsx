import { expect, it } from 'vitest';
import { ApiFailure } from '#contract/client.ts';
import { renderMarkup } from '#test/markup.tsx';
import { ManageRefused } from './manage-refused.tsx';

function refused(code: string): string {
  const error = new ApiFailure(403, 'The reason.', code);
  return renderMarkup(<ManageRefused identifier="tea" error={error} onRetry={() => undefined} />);
}

it('leads the owner of a rejected server to the decision and its appeal', () => {
  expect(refused('guild_refused')).toMatch(/The reason\..*href="\/decisions"/);
});
