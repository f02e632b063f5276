import { useLingui } from '@lingui/react/macro';
import { useCopy } from '#web/kit/copying/use-copy.ts';
import { useSite } from '#web/site.tsx';

/** Puts the whole address of a path of this site on the clipboard, and says whether that went well. */
export function useCopyLink(): (path: string) => Promise<void> {
  const { t } = useLingui();
  const copy = useCopy();
  const { publicUrl } = useSite();
  return async (path) => {
    const text = publicUrl + path;
    await copy(text, {
      copied: { title: t`Link copied`, text },
      failed: { title: t`The link could not be copied`, text },
    });
  };
}
