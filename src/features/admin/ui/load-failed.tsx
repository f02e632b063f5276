import { Button } from '#web/kit/button.tsx';
import { texts } from './texts.ts';

/** In place of what a panel would show. */
export function LoadFailed({ text, onRetry }: { text: string; onRetry: () => unknown }) {
  return (
    <p role="alert" className="flex flex-wrap items-center gap-3 text-ink-2">
      {text}
      <Button size="sm" onClick={() => void onRetry()}>
        {texts.tryAgain}
      </Button>
    </p>
  );
}
