import { useCopy } from '#web/kit/copying/use-copy.ts';
import { useSite } from '#web/site.tsx';
import { texts } from './texts.ts';

/** Puts the whole address of a path of this site on the clipboard, and says whether that went well. */
export function useCopyLink(): (path: string) => Promise<void> {
  const copy = useCopy();
  const { publicUrl } = useSite();
  return async (path) => {
    const text = publicUrl + path;
    await copy(text, { copied: { title: texts.copied, text }, failed: { title: texts.notCopied, text } });
  };
}
