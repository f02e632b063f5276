import { Trans } from '@lingui/react/macro';
import { Component, type ReactNode } from 'react';
import { Button } from '../kit/button.tsx';
import { hydration } from '../kit/hydration.ts';

/** A mistake in a page leaves the bars standing and offers a reload. React itself logs what was thrown. */
export class ErrorBoundary extends Component<{ children: ReactNode }, { hasFailed: boolean }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError(): { hasFailed: boolean } {
    return { hasFailed: true };
  }

  /** A page that failed while it was taken over is taken over: its one button works. */
  override componentDidCatch(): void {
    hydration.finish();
  }

  override render(): ReactNode {
    if (!this.state.hasFailed) return this.props.children;
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
      </div>
    );
  }
}
