import { Trans } from '@lingui/react/macro';
import { CloudOff, RefreshCw } from 'lucide-react';
import { type ReactNode, useRef } from 'react';
import { Button } from './button.tsx';
import { useCallState } from './call-state.ts';
import { classNames } from './class-names.ts';
import { stateBox } from './empty-state.tsx';
import { focusHeadingAround } from './restored-focus.ts';

export interface ErrorStateProps {
  title: string;
  /** Replaced while the site cannot be reached. Default: a request to try again later; null if the title says it. */
  text?: ReactNode;
  /** Shows a Try again button. */
  onRetry?: () => void;
  /** A link to somewhere else, below the button. */
  action?: ReactNode;
  level?: 1 | 2 | 3;
  className?: string;
}

/** Shows what failed to load, and a button to try again. Announced when it appears. */
export function ErrorState({
  title,
  text = <Trans>Please try again later</Trans>,
  onRetry,
  action,
  level = 3,
  className,
}: ErrorStateProps) {
  const Heading = `h${level}` as const;
  const { isUnreachable } = useCallState();
  const reason = isUnreachable ? <Trans>The site cannot be reached. Check your connection and try again.</Trans> : text;
  const box = useRef<HTMLDivElement>(null);
  const retry = () => {
    if (box.current) focusHeadingAround(box.current);
    onRetry?.();
  };
  return (
    <div ref={box} role="alert" className={classNames(stateBox, 'border-bad', className)}>
      <CloudOff size={20} />
      <Heading className="type-title text-xl">{title}</Heading>
      {reason !== null && <p className="max-w-sm text-ink-2">{reason}</p>}
      {onRetry && (
        <Button size="sm" onClick={retry}>
          <RefreshCw size={16} />
          <Trans>Try again</Trans>
        </Button>
      )}
      {action}
    </div>
  );
}
