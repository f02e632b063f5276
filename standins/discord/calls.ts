// Counts calls, so that a test can assert "one upstream call".

export interface CallCounts {
  total: number;
  /** By route name. */
  routes: Record<string, number>;
  /** `getInvite` calls by the requested code. */
  invites: Record<string, number>;
}

export interface CallLog {
  record(route: string, inviteCode?: string): void;
  counts(): CallCounts;
  reset(): void;
}

export function createCallLog(): CallLog {
  let total = 0;
  const routes = new Map<string, number>();
  const invites = new Map<string, number>();
  return {
    record(route, inviteCode) {
      total++;
      bump(routes, route);
      if (inviteCode !== undefined) bump(invites, inviteCode);
    },
    counts: () => ({ total, routes: Object.fromEntries(routes), invites: Object.fromEntries(invites) }),
    reset() {
      total = 0;
      routes.clear();
      invites.clear();
    },
  };
}

function bump(map: Map<string, number>, key: string): void {
  map.set(key, (map.get(key) ?? 0) + 1);
}
