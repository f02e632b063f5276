// The favorites of the account or, for visitors, of this browser.
import type { AccountMarks } from '#web/session/account-marks.ts';
import { announceUnlocked } from '#web/session/announce-unlocked.ts';
import { keptHearts } from '#web/session/kept-marks.ts';
import { showToastWhenFree } from '#web/kit/toast-store.ts';
import { texts } from './texts.ts';

export const hearts: AccountMarks = {
  kept: keptHearts,
  async load(api) {
    const { serverIds } = await api('GET /api/v1/favorites');
    return new Map(serverIds.toReversed().map((id) => [id, '']));
  },
  async merge(api, serverIds) {
    const { unlocked, noRoom } = await api('POST /api/v1/favorites/merge', { body: { serverIds } });
    if (noRoom > 0) showToastWhenFree({ title: texts.noRoom(noRoom), text: texts.noRoomText, tone: 'error' });
    announceUnlocked(unlocked);
  },
};
