import type { I18n } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { localFavorites } from '#web/session/saved-lists.ts';
import { showToast } from '#web/kit/toast-store.ts';
import { withStorage } from '#web/kit/with-storage.ts';

/** Visitors could not know where their first favorite is stored. */
export function explainFirstFavorite(i18n: I18n, navigate: (to: string) => void): void {
  // Not where the browser stores nothing or its storage is full.
  const isStored = withStorage(() => localStorage.getItem(localFavorites.key) !== null, false);
  showToast({
    title: isStored ? i18n.t(msg`Saved in this browser`) : i18n.t(msg`Not saved in this browser`),
    text: isStored
      ? i18n.t(msg`Log in to keep them in your account.`)
      : i18n.t(
          msg`This site can store nothing in your browser: favorites last until you close the page. Log in to keep them.`,
        ),
    tone: isStored ? 'success' : 'info',
    action: {
      label: i18n.t(msg`Show favorites`),
      hint: i18n.t(msg`Your favorites are on the profile page`),
      run: () => navigate('/profile'),
    },
  });
}
