// The hidden servers of the account or, for visitors, of this browser.
import { msg, plural } from '@lingui/core/macro';
import type { AccountMarks } from '#web/session/account-marks.ts';
import { showToastWhenFree } from '#web/kit/toast-store.ts';
import { keptHidden } from '#web/session/kept-marks.ts';

export const hiddenServers: AccountMarks = {
  kept: keptHidden,
  async load(api) {
    const { servers } = await api('GET /api/v1/hidden');
    return new Map(servers.toReversed().map(({ id, name }) => [id, name ?? '']));
  },
  async merge(api, serverIds) {
    const { noRoom } = await api('POST /api/v1/hidden/merge', { body: { serverIds } });
    if (noRoom > 0) {
      showToastWhenFree({
        title: (i18n) =>
          i18n.t(
            msg`${plural({ count: noRoom }, { one: '# server hidden in this browser is shown again', other: '# servers hidden in this browser are shown again' })}`,
          ),
        text: (i18n) => i18n.t(msg`You’ve reached the limit of hidden servers.`),
        tone: 'error',
      });
    }
  },
};
