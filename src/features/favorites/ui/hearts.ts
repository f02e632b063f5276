// The favorites of the account or, for visitors, of this browser.
import type { AccountMarks } from '#features/accounts/ui/account-marks.ts';
import { announceUnlocked } from '#features/reputation/ui/announce-unlocked.ts';
import { keepMarks } from '#web/kit/marks.ts';

export const hearts: AccountMarks = {
  kept: keepMarks('duskrow.favorites'),
  async load(api) {
    const { serverIds } = await api('GET /api/v1/favorites');
    return new Map(serverIds.toReversed().map((id) => [id, '']));
  },
  async merge(api, serverIds) {
    const { unlocked } = await api('POST /api/v1/favorites/merge', { body: { serverIds } });
    announceUnlocked(unlocked);
  },
};
