import { Trans } from '@lingui/react/macro';
import { Skeleton } from '#web/kit/skeleton.tsx';

/** Placeholder for a server's page while it loads. */
export function ServerPageSkeleton() {
  return (
    <div className="wrap pb-10">
      <output className="sr-only">
        <Trans>Loading the server</Trans>
      </output>
      <Skeleton className="-mx-4 h-37 rounded-none md:mx-0 md:mt-5 md:h-54 md:rounded-xl" />
      <div className="server-head">
        <Skeleton className="arch server-head-icon" />
        <div className="server-head-text grid content-start gap-3">
          <Skeleton className="h-10 w-3/5 max-w-96" />
          <Skeleton className="h-5 max-w-140" />
          <Skeleton className="h-6 w-2/3 max-w-96" />
        </div>
      </div>
      <Skeleton className="h-[78px] rounded-lg max-md:h-[156px]" />
      <div className="grid items-start gap-5 py-6 lg:grid-cols-[minmax(0,1fr)_336px]">
        <Skeleton className="h-96 rounded-[28px_28px_14px_14px]" />
        <Skeleton className="h-80 rounded-lg" />
      </div>
    </div>
  );
}
