import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import type { ListServersQuery, ServerList } from '#features/listings/contract.ts';
import { useApi } from '#web/kit/use-api.ts';
import { serverListQuery } from '#web/directory/list-queries.ts';

/** True once `isWaiting` has held for `afterMs`: quick answers change a page without a flash of placeholders. */
export function useSlow(isWaiting: boolean, afterMs = 200): boolean {
  const [isSlow, setSlow] = useState(false);
  useEffect(() => {
    if (!isWaiting) return undefined;
    const timer = setTimeout(() => setSlow(true), afterMs);
    return () => {
      clearTimeout(timer);
      setSlow(false);
    };
  }, [isWaiting, afterMs]);
  return isWaiting && isSlow;
}

export interface ServerListState {
  /** What to show: the list that was asked for, or for a moment the one before it. */
  list: ServerList | undefined;
  /** True while the list before stands in for the one that was asked for. */
  isBusy: boolean;
  /** True when skeletons belong on the page. */
  isLoading: boolean;
  isError: boolean;
  retry: () => void;
}

/** A list by its query. A change of filters keeps the old list for a moment, then shows skeletons. */
export function useServerList(query: ListServersQuery): ServerListState {
  const result = useQuery({ ...serverListQuery(useApi(), query), placeholderData: keepPreviousData });
  const isSlow = useSlow(result.isPlaceholderData);
  return {
    list: result.data,
    isBusy: result.isPlaceholderData,
    isLoading: result.isPending || isSlow,
    isError: result.isError,
    retry: () => void result.refetch(),
  };
}
