import { Component, type ReactNode } from 'react';
import { Button } from '../kit/button.tsx';

/** A mistake in a page leaves the bars standing and offers a reload. React itself logs what was thrown. */
export class ErrorBoundary extends Component<{ children: ReactNode }, { hasFailed: boolean }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError(): { hasFailed: boolean } {
    return { hasFailed: true };
  }

  override render(): ReactNode {
    if (!this.state.hasFailed) return this.props.children;
    return (
      <div role="alert" className="wrap grid justify-items-start gap-4 py-12">
        <h1 className="text-2xl">Something went wrong</h1>
        <p className="text-ink-2">This page could not be shown. Reloading it may help.</p>
        <Button onClick={() => location.reload()}>Try again</Button>
      </div>
    );
  }
}
