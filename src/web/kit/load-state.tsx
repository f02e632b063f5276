import type { ReactElement } from 'react';
import { ErrorState, type ErrorStateProps } from './error-state.tsx';
import { Skeleton } from './skeleton.tsx';

interface LoadStateProps extends Pick<ErrorStateProps, 'level'> {
  query: { data: unknown; isError: boolean; refetch: () => unknown };
  /** The placeholder, or the class of a single one: the size of the content. */
  skeleton: string | ReactElement;
  failed: string;
}

/** What is shown until a query has data: a placeholder, or what failed. */
export function LoadState({ query: { data, isError, refetch }, skeleton, failed, level }: LoadStateProps) {
  if (data !== undefined) return null;
  if (!isError) return typeof skeleton === 'string' ? <Skeleton className={skeleton} /> : skeleton;
  return <ErrorState title={failed} level={level} onRetry={() => void refetch()} />;
}
