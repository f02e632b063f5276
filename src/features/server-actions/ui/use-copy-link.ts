import { useToast } from '#web/kit/toast.tsx';
import { useSite } from '#web/site.tsx';
import { texts } from './texts.ts';

/** Puts the whole address of a path of this site on the clipboard, and says whether that went well. */
export function useCopyLink(): (path: string) => Promise<void> {
  const toast = useToast();
  const { publicUrl } = useSite();
  return async (path) => {
    const address = publicUrl + path;
    try {
      await navigator.clipboard.writeText(address);
      toast({ title: texts.copied, text: address, tone: 'success' });
    } catch {
      // Not on a safe origin, or refused: the address can still be read and copied by hand.
      toast({ title: texts.notCopied, text: address, tone: 'error' });
    }
  };
}
