import { useLingui } from '@lingui/react/macro';
import type { ToastMessage } from '../toast-store.ts';
import { useToast } from '../toast.tsx';

/** What a toast says. */
type Words = Pick<ToastMessage, 'title' | 'text'>;

export interface CopyWords {
  copied: Words;
  failed: Words;
}

/** Puts a text on the clipboard, says whether that went well, and answers it. */
export function useCopy(): (text: string, words?: CopyWords) => Promise<boolean> {
  const { t } = useLingui();
  const toast = useToast();
  const own = {
    copied: { title: t`Copied to clipboard` },
    failed: { title: t`Failed to copy`, text: t`Please copy the text manually` },
  };
  return async (text, { copied, failed } = own) => {
    try {
      await navigator.clipboard.writeText(text);
    } catch {
      // Not on a safe origin, or refused: it can still be read and copied by hand.
      toast({ ...failed, tone: 'error' });
      return false;
    }
    toast({ ...copied, tone: 'success' });
    return true;
  };
}
