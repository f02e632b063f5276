import type { I18n } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { showToast } from '#web/kit/toast-store.ts';

/** Visitors could not know where their first favorite is stored. */
export function explainFirstFavorite(i18n: I18n, navigate: (to: string) => void): void {
  showToast({
    title: i18n.t(msg`Saved in this browser`),
    text: i18n.t(msg`Log in to keep them in your account.`),
    tone: 'success',
    action: {
      label: i18n.t(msg`Show favorites`),
      hint: i18n.t(msg`Your favorites are on the profile page`),
      run: () => navigate('/profile'),
    },
  });
}
