// The hidden servers of the account or, for visitors, of this browser.
import type { AccountMarks } from '#features/accounts/ui/account-marks.ts';
import { keptHidden } from './kept-hidden.ts';

export const hiddenServers: AccountMarks = {
  kept: keptHidden,
  async load(api) {
    const { servers } = await api('GET /api/v1/hidden');
    return new Map(servers.toReversed().map(({ id, name }) => [id, name]));
  },
  async merge(api, serverIds) {
    await api('POST /api/v1/hidden/merge', { body: { serverIds } });
  },
};
