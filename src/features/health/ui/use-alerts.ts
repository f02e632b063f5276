import { useQuery } from '@tanstack/react-query';
import type { HealthAlert } from '#features/health/contract.ts';
import { useApi } from '#web/kit/use-api.ts';
import { alertsQuery, overviewQuery } from './health-queries.ts';

export interface Alerts {
  /** Undefined while loading; null for a server that is not one's own, whose alerts are for others. */
  data: HealthAlert[] | null | undefined;
  isError: boolean;
  /** Epoch ms of the data; 0 before. */
  fetchedAt: number;
  refetch: () => unknown;
}

/** Alerts of one's own server, or of all of them. Nothing is asked about servers of others. */
export function useAlerts(slug: string | undefined): Alerts {
  const api = useApi();
  const overview = useQuery({ ...overviewQuery(api), enabled: slug !== undefined });
  // An address may name it by its id.
  const isOwn = slug === undefined || overview.data?.some((one) => one.slug === slug || one.serverId === slug);
  const alerts = useQuery({ ...alertsQuery(api, slug), enabled: isOwn === true });
  const { dataUpdatedAt: fetchedAt } = alerts;
  if (isOwn === false) return { data: null, isError: false, fetchedAt, refetch: overview.refetch };
  if (isOwn === undefined && overview.isError) {
    return { data: undefined, isError: true, fetchedAt, refetch: overview.refetch };
  }
  return { data: alerts.data, isError: alerts.isError, fetchedAt, refetch: alerts.refetch };
}
