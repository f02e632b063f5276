import { Component, type ComponentType, lazy, type PropsWithChildren, type ReactNode, Suspense } from 'react';
import { LoadFailure } from './load-failure.tsx';

interface Options<P> {
  /** Shown while it loads. */
  placeholder?: ReactNode;
  /** True for a part that the page works without and that no user asked for: a failure to load shows nothing. */
  isQuiet?: boolean;
  /** Called when the user dismisses the failure to load: closes what the part itself would have closed. */
  giveUp?: (props: P) => void;
  /** Shown in place of a part that fails to load. */
  Substitute?: ComponentType<P>;
}

/** `React.lazy` with a placeholder and an error boundary. Call it at module level. */
export function lazyPart<P extends object>(
  load: () => Promise<{ default: ComponentType<P> }>,
  { placeholder = null, isQuiet = false, giveUp, Substitute }: Options<P> = {},
): ComponentType<P> & { preload: () => void } {
  const Part = lazy(load);
  function LazyPart(props: P) {
    const failure = Substitute ? <Substitute {...props} /> : <LoadFailure onClose={() => giveUp?.(props)} />;
    return (
      <ErrorBoundary fallback={isQuiet ? null : failure}>
        <Suspense fallback={placeholder}>
          <Part {...props} />
        </Suspense>
      </ErrorBoundary>
    );
  }
  // A failure is handled when the part is shown.
  return Object.assign(LazyPart, { preload: () => void load().catch(() => undefined) });
}

/** Contains an error in its children: renders the fallback instead. */
export class ErrorBoundary extends Component<PropsWithChildren<{ fallback: ReactNode }>> {
  static getDerivedStateFromError = () => ({ hasFailed: true });
  override state = { hasFailed: false };

  override render(): ReactNode {
    return this.state.hasFailed ? this.props.fallback : this.props.children;
  }
}
