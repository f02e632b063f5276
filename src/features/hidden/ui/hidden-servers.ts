// The hidden servers of the account or, for visitors, of this browser.
import type { AccountMarks } from '#web/session/account-marks.ts';
import { showToastWhenFree } from '#web/kit/toast-store.ts';
import { keptHidden } from '#web/session/kept-marks.ts';
import { texts } from './texts.ts';

export const hiddenServers: AccountMarks = {
  kept: keptHidden,
  async load(api) {
    const { servers } = await api('GET /api/v1/hidden');
    return new Map(servers.toReversed().map(({ id, name }) => [id, name ?? '']));
  },
  async merge(api, serverIds) {
    const { noRoom } = await api('POST /api/v1/hidden/merge', { body: { serverIds } });
    if (noRoom > 0) showToastWhenFree({ title: texts.noRoom(noRoom), text: texts.noRoomText, tone: 'error' });
  },
};
