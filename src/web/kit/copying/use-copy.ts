import { useLingui } from '@lingui/react/macro';
import type { ToastMessage } from '../toast-store.ts';
import { showToast } from '../toast-store.ts';

/** The texts of a toast. */
type CopyToast = Pick<ToastMessage, 'title' | 'text'>;

interface CopyWords {
  copied: CopyToast;
  failed: CopyToast;
}

/** Copies a text to the clipboard; shows a toast about the result and returns whether it succeeded. */
export function useCopy(): (text: string, words?: CopyWords) => Promise<boolean> {
  const { t } = useLingui();
  const defaults = {
    copied: { title: t`Copied to clipboard` },
    failed: { title: t`Failed to copy`, text: t`Please copy the text manually` },
  };
  return async (text, { copied, failed } = defaults) => {
    try {
      await navigator.clipboard.writeText(text);
    } catch {
      // Insecure origin, or permission denied: the text can still be copied by hand.
      showToast({ ...failed, tone: 'error' });
      return false;
    }
    showToast({ ...copied, tone: 'success' });
    return true;
  };
}
