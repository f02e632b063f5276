import type { Server } from '#features/listings/contract.ts';
import { compact } from '#web/kit/number.ts';

/** A count in short, or 'unknown': a number that nobody has told us is not zero. */
export function shortCount(count: number | null): string {
  return count === null ? 'unknown' : compact(count);
}

/** '48.2K members', with the number in bold. */
export function Count({ value, noun }: { value: number | null; noun: string }) {
  return (
    <span>
      <b className="font-[650] text-ink">{shortCount(value)}</b> {noun}
    </span>
  );
}

/** One line for tight places: '7.7K members · 1.4K online'. */
export function countsLine(server: Pick<Server, 'memberCount' | 'onlineCount'>): string {
  return `${shortCount(server.memberCount)} members · ${shortCount(server.onlineCount)} online`;
}
