import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import type { ListServersQuery, ServerList } from '#features/listings/contract.ts';
import { useApi } from '#web/kit/use-api.ts';
import { serverListQuery } from '#web/directory/list-queries.ts';

/** Fast responses cause no flash of placeholders. */
const SLOW_MS = 200;

/** True once `isWaiting` has been true for a moment. */
export function useSlow(isWaiting: boolean): boolean {
  const [isSlow, setSlow] = useState(false);
  useEffect(() => {
    if (!isWaiting) return undefined;
    const timer = setTimeout(() => setSlow(true), SLOW_MS);
    return () => {
      clearTimeout(timer);
      setSlow(false);
    };
  }, [isWaiting]);
  return isWaiting && isSlow;
}

interface ServerListState {
  /** The list to show: the requested one, or briefly the previous one. */
  list: ServerList | undefined;
  /** True while the previous list is shown instead of the requested one. */
  isBusy: boolean;
  /** Whether to show skeletons. */
  isLoading: boolean;
  isError: boolean;
  retry: () => void;
}

/** A list by its query. After a change of filters it shows the old list briefly, then skeletons. */
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
