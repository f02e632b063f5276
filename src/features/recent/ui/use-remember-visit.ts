import { useEffect } from 'react';
import type { Server } from '#features/listings/contract.ts';
import { recent, withVisit } from '#web/session/recent-servers.ts';

/** Keeps that this server's page was looked at. Not of those that wait, nor of those that ask for an age first. */
export function useRememberVisit({ id, slug, name, iconUrl, approved, ageRestricted }: Server): void {
  const isKept = approved && !ageRestricted;
  useEffect(() => {
    if (isKept) recent.write(withVisit(recent.read(), { id, slug, name, iconUrl }));
  }, [isKept, id, slug, name, iconUrl]);
}
