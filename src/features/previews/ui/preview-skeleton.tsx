import { Skeleton } from '#web/kit/skeleton.tsx';
import { texts } from './texts.ts';

/** The panel's boxes before the first answer. */
export function PreviewSkeleton() {
  return (
    <>
      <output className="sr-only">{texts.loadingPreview}</output>
      <div className="grid gap-4 sm:grid-cols-2">
        <Skeleton className="h-[132px] rounded-md" />
        <Skeleton className="h-[132px] rounded-md" />
      </div>
      <Skeleton className="h-8 w-3/5 rounded-full" />
      <Skeleton className="h-[54px]" />
    </>
  );
}
