// React.lazy with what every part needs that is fetched when it is first shown: its texts, a place to wait, and an error boundary.
import { Trans, useLingui } from '@lingui/react/macro';
import { type ComponentType, lazy, type ReactNode, Suspense, useState } from 'react';
import { Button, buttonClass } from './button.tsx';
import { Dialog } from './dialog.tsx';
import { ErrorBoundary } from './error-boundary.tsx';

/** The code of a part did not arrive. */
export class ChunkLoadError extends Error {}

interface Options<P> {
  /** In its place while it is on its way. */
  placeholder?: ReactNode;
  /** The page works without it, and nobody pressed anything to see it: nothing is said when it does not arrive. */
  isQuiet?: boolean;
  /** Called when somebody would rather stay on the page without it: closes what it would have closed. */
  giveUp?: (props: P) => void;
}

/** Call it at the top of a module. */
export function lazyPart<P extends object>(
  load: () => Promise<{ default: ComponentType<P> }>,
  { placeholder = null, isQuiet = false, giveUp }: Options<P> = {},
): ComponentType<P> & { preload: () => void } {
  const fail = (cause: unknown) => {
    throw new ChunkLoadError('A part of the page did not arrive', { cause });
  };
  const Part = lazy(() => load().catch(fail));
  function LazyPart(props: P) {
    return (
      <ErrorBoundary fallback={isQuiet ? null : <LoadFailure onClose={() => giveUp?.(props)} />}>
        <Suspense fallback={placeholder}>
          <Part {...props} />
        </Suspense>
      </ErrorBoundary>
    );
  }
  return Object.assign(LazyPart, { preload: () => void load().catch(ignore) });
}

/**
 * What is said when somebody opens a part of a page whose code does not arrive. To try again is to reload: browsers keep
 * the failure of an import for as long as the page stays.
 */
function LoadFailure({ onClose }: { onClose: () => void }) {
  const { t } = useLingui();
  const [isOpen, setOpen] = useState(true);
  const close = () => {
    setOpen(false);
    onClose();
  };
  const text = t`It could not be loaded. Check your connection, then reload the page.`;
  return (
    <Dialog open={isOpen} onOpenChange={close} title={t`Part of this page is missing`} description={text}>
      <div className="flex flex-wrap gap-2">
        {/* oxlint-disable-next-line jsx-a11y/anchor-is-valid -- empty is the address in the bar, whichever it is */}
        <a href="" className={buttonClass({ variant: 'lamp' })}>
          <Trans>Reload</Trans>
        </a>
        <Button onClick={close}>
          <Trans>Not now</Trans>
        </Button>
      </div>
    </Dialog>
  );
}

/** It is asked for again when it is shown. */
function ignore(): void {}
