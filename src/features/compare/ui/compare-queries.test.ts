import { expect, it } from 'vitest';
import { type Api, ApiFailure } from '#contract/client.ts';
import { renderingQueries } from '#web/query-client.ts';
import { columnsQuery } from './compare-queries.ts';

/** The columns of one server, when each of its calls fails with this status. */
function columnsAfter(status: number) {
  const api: Api = async () => {
    throw new ApiFailure(status, 'no');
  };
  return renderingQueries().fetchQuery(columnsQuery(api, ['tea-house']));
}

it.each([404, 400])('shows a server as missing after a %i', async (status) => {
  await expect(columnsAfter(status)).resolves.toMatchObject([{ slug: 'tea-house', server: undefined }]);
});

it.each([0, 429, 503])('does not take status %i for a missing server', async (status) => {
  await expect(columnsAfter(status)).rejects.toMatchObject({ status });
});
