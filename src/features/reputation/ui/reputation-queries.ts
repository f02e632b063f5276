import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { queryOptions } from '@tanstack/react-query';
import type { Api } from '#contract/client.ts';
import type { Board } from '#features/reputation/contract.ts';
import { PROFILE_KEY } from '#web/directory/list-queries.ts';
import { afterMerge } from '#web/session/saved-lists.ts';

export const BOARD_NAMES: Record<Board, MessageDescriptor> = {
  points: msg`Points`,
  submissions: msg`Submissions`,
  reviews: msg`Reviews`,
};

export function statsQuery(api: Api) {
  return queryOptions({
    queryKey: [PROFILE_KEY, 'stats'],
    // A visitor's favorites can unlock achievements.
    queryFn: ({ signal }) => afterMerge(() => api('GET /api/v1/user/stats', { signal })),
  });
}
