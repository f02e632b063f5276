import { Component, type ReactNode } from 'react';
import { ErrorState } from '../kit/error-state.tsx';

/** A mistake in a page leaves the bars standing and offers a reload. React itself logs what was thrown. */
export class ErrorBoundary extends Component<{ children: ReactNode }, { hasFailed: boolean }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError(): { hasFailed: boolean } {
    return { hasFailed: true };
  }

  override render(): ReactNode {
    if (!this.state.hasFailed) return this.props.children;
    return (
      <div className="wrap py-12">
        <ErrorState
          level={1}
          title="Something went wrong"
          text="This page could not be shown. Reloading it may help."
          onRetry={() => location.reload()}
        />
      </div>
    );
  }
}
