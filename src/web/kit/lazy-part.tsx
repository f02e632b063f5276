// React.lazy with what every part needs that is fetched when it is first shown: its texts, a place to wait, and an error boundary.
import { Component, type ComponentType, lazy, type ReactNode, Suspense } from 'react';
import { LoadFailure } from './load-failure.tsx';

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

/** It is asked for again when it is shown. */
function ignore(): void {}

interface ErrorBoundaryProps {
  children: ReactNode;
  /** Rendered in place of the children after an error. */
  fallback: ReactNode;
}

/** Keeps an error to the part that it happened in. What is reported of it: see web/hydrate.tsx. */
export class ErrorBoundary extends Component<ErrorBoundaryProps, { hasFailed: boolean }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError(): { hasFailed: boolean } {
    return { hasFailed: true };
  }

  override render(): ReactNode {
    return this.state.hasFailed ? this.props.fallback : this.props.children;
  }
}
