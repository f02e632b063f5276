import { useLingui } from '@lingui/react/macro';
import { useCopy } from '#web/kit/copying/use-copy.ts';
import { useSite } from '#web/site.tsx';

/** Copies the absolute URL of a path on this site to the clipboard, and shows whether that succeeded. */
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
