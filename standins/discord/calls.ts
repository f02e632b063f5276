// Counts calls, so that a test can assert "one upstream call".

export interface CallCounts {
  total: number;
  /** Answers with status 401, 403 or 429: Discord blocks an address at 10,000 of them in 10 minutes. */
  invalid: number;
  /** By route name. */
  routes: Record<string, number>;
  /** `getInvite` calls by the requested code. */
  invites: Record<string, number>;
}

export interface CallLog {
  record(route: string, inviteCode?: string): void;
  recordStatus(status: number): void;
  counts(): CallCounts;
  reset(): void;
}

export function createCallLog(): CallLog {
  let total = 0;
  let invalid = 0;
  const routes = new Map<string, number>();
  const invites = new Map<string, number>();
  return {
    record(route, inviteCode) {
      total++;
      bump(routes, route);
      if (inviteCode !== undefined) bump(invites, inviteCode);
    },
    recordStatus(status) {
      if (status === 401 || status === 403 || status === 429) invalid++;
    },
    counts: () => ({ total, invalid, routes: Object.fromEntries(routes), invites: Object.fromEntries(invites) }),
    reset() {
      total = 0;
      invalid = 0;
      routes.clear();
      invites.clear();
    },
  };
}

function bump(map: Map<string, number>, key: string): void {
  map.set(key, (map.get(key) ?? 0) + 1);
}
