import { Button } from '#web/kit/button.tsx';

/** In place of what a panel would show. */
export function LoadFailed({ what, onRetry }: { what: string; onRetry: () => unknown }) {
  return (
    <p role="alert" className="flex flex-wrap items-center gap-3 text-ink-2">
      Failed to fetch {what}
      <Button size="sm" onClick={() => void onRetry()}>
        Try again
      </Button>
    </p>
  );
}
