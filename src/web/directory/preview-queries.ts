import { queryOptions } from '@tanstack/react-query';
import type { Api } from '#contract/client.ts';
import { SERVERS_KEY } from './list-queries.ts';

/** What an invite leads to. `code` is the bare code. */
export function invitePreviewQuery(api: Api, code: string) {
  return queryOptions({
    queryKey: [SERVERS_KEY, 'invite', code],
    queryFn: ({ signal }) => api('GET /api/v1/discord/invite/:inviteCode', { params: { inviteCode: code }, signal }),
  });
}
