import { Trans } from '@lingui/react/macro';
import { Button } from '../kit/button.tsx';
import { HydratedMark } from '../kit/hydration.tsx';

/** Replaces a page that threw an error: the bars remain, and a button reloads the page. */
export function PageFailed() {
  return (
    <div role="alert" className="wrap grid justify-items-start gap-4 py-12">
      <h1 className="text-2xl">
        <Trans>Something went wrong</Trans>
      </h1>
      <p className="text-ink-2">
        <Trans>This page could not be shown. Reloading it may help.</Trans>
      </p>
      <Button onClick={() => location.reload()}>
        <Trans>Try again</Trans>
      </Button>
      <HydratedMark />
    </div>
  );
}
