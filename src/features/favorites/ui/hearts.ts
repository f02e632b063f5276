// The favorites of the account or, for visitors, of this browser.
import { msg, plural } from '@lingui/core/macro';
import type { AccountMarks } from '#web/session/account-marks.ts';
import { announceUnlocked } from '#web/session/announce-unlocked.ts';
import { keptHearts } from '#web/session/kept-marks.ts';
import { showToastWhenFree } from '#web/kit/toast-store.ts';

export const hearts: AccountMarks = {
  kept: keptHearts,
  async load(api) {
    const { serverIds } = await api('GET /api/v1/favorites');
    return new Map(serverIds.toReversed().map((id) => [id, '']));
  },
  async merge(api, serverIds) {
    const { unlocked, noRoom } = await api('POST /api/v1/favorites/merge', { body: { serverIds } });
    if (noRoom > 0) {
      showToastWhenFree({
        title: (i18n) =>
          i18n.t(
            msg`${plural({ count: noRoom }, { one: '# favorite from this browser was not added', other: '# favorites from this browser were not added' })}`,
          ),
        text: (i18n) => i18n.t(msg`You’ve reached the limit of favorites.`),
        tone: 'error',
      });
    }
    announceUnlocked(unlocked);
  },
};
