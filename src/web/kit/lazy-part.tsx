import { Component, type ComponentType, lazy, type PropsWithChildren, type ReactNode, Suspense } from 'react';
import { LoadFailure } from './load-failure.tsx';

interface Options<P> {
  /** In its place while it is on its way. */
  placeholder?: ReactNode;
  /** The page works without it, and nobody pressed anything to see it: nothing is said when it does not arrive. */
  isQuiet?: boolean;
  /** Called when somebody would rather stay on the page without it: closes what it would have closed. */
  giveUp?: (props: P) => void;
}

/** `React.lazy` with a place to wait and an error boundary. Call it at the top of a module. */
export function lazyPart<P extends object>(
  load: () => Promise<{ default: ComponentType<P> }>,
  { placeholder = null, isQuiet = false, giveUp }: Options<P> = {},
): ComponentType<P> & { preload: () => void } {
  const Part = lazy(load);
  function LazyPart(props: P) {
    return (
      <ErrorBoundary fallback={isQuiet ? null : <LoadFailure onClose={() => giveUp?.(props)} />}>
        <Suspense fallback={placeholder}>
          <Part {...props} />
        </Suspense>
      </ErrorBoundary>
    );
  }
  // One that did not arrive is asked for again when it is shown.
  return Object.assign(LazyPart, { preload: () => void load().catch(() => undefined) });
}

/** Keeps an error to the part that it happened in: the fallback is rendered in its place. */
export class ErrorBoundary extends Component<PropsWithChildren<{ fallback: ReactNode }>> {
  static getDerivedStateFromError = () => ({ hasFailed: true });
  override state = { hasFailed: false };

  override render(): ReactNode {
    return this.state.hasFailed ? this.props.fallback : this.props.children;
  }
}
