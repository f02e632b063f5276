// A month of the platform: communities with changing counts, invites that die and sometimes return, codes that lead to
// another guild from some day on, and outages of up to three hours. Answers look-ups as `fetch` does.
import type { Random } from '#catalog/testing/random.ts';
import { DAY_MS, HOUR_MS } from '#contract/time.ts';

export const DAYS = 30;

/** Name of a guild that took over another's code: it must never be shown. */
export const INTRUDER = 'Intruder';

export interface Invite {
  code: string;
  guildId: string;
  name: string;
  members: number;
  /** The invite is gone from `diesAt` until `returnsAt`; Infinity means never. */
  diesAt: number;
  returnsAt: number;
  /** From then on the code leads to another guild. */
  swapsAt: number;
}

interface WorldOptions {
  random: Random;
  start: number;
  now: () => number;
  invites: readonly Invite[];
}

interface Outage {
  from: number;
  to: number;
  kind: 'error' | 'html' | 'limit' | 'odd';
}

const DEAD_SHARE = 0.05;
const SWAPPED_SHARE = 0.01;
/** Share of the dead ones. */
const RETURNING_SHARE = 0.5;
const OUTAGE_SHARE = 0.02;

/** Decides the fate of an invite; most have none. */
export function fateOf(random: Random, start: number): Pick<Invite, 'diesAt' | 'returnsAt' | 'swapsAt'> {
  const fate = { diesAt: Infinity, returnsAt: Infinity, swapsAt: Infinity };
  // The last days leave time for the consequences.
  const at = start + (1 + random.next() * (DAYS - 12)) * DAY_MS;
  const dice = random.next();
  if (dice < DEAD_SHARE) {
    const isBack = random.chance(RETURNING_SHARE);
    return { ...fate, diesAt: at, returnsAt: isBack ? at + (4 + random.next() * 4) * DAY_MS : Infinity };
  }
  return dice < DEAD_SHARE + SWAPPED_SHARE ? { ...fate, swapsAt: at } : fate;
}

export class World {
  readonly asked: number[] = [];
  /** Look-ups of each code that were answered "gone". */
  readonly gone = new Map<string, number[]>();
  private readonly options: WorldOptions;
  private readonly byCode: Map<string, Invite>;
  private readonly outages: Outage[];

  constructor(options: WorldOptions) {
    this.options = options;
    this.byCode = new Map(options.invites.map((invite) => [invite.code, invite]));
    this.outages = outagesOf(options.random, options.start);
  }

  /** Stands in for `fetch`. */
  readonly answer = async (input: string | URL | Request): Promise<Response> => {
    const now = this.options.now();
    this.asked.push(now);
    const url = new URL(input instanceof Request ? input.url : input);
    const code = decodeURIComponent(url.pathname.split('/').at(-1) ?? '');
    const outage = this.outages.find(({ from, to }) => from <= now && now < to);
    if (outage) return brokenAnswer(outage.kind);
    const invite = this.byCode.get(code);
    if (!invite || isGone(invite, now)) {
      this.gone.set(code, [...(this.gone.get(code) ?? []), now]);
      return Response.json({ message: 'Unknown Invite', code: 10_006 }, { status: 404 });
    }
    return Response.json(this.facts(invite, now));
  };

  private facts({ code, guildId, name, members, swapsAt }: Invite, now: number): object {
    const isSwapped = now >= swapsAt;
    const day = (now - this.options.start) / DAY_MS;
    const count = Math.round(members * (1 + 0.002 * day + 0.01 * Math.sin(day + members)));
    const online = Math.round(count * (0.12 + 0.02 * Math.sin(day * 2 * Math.PI)));
    const guild = isSwapped
      ? { id: `9${guildId.slice(1)}`, name: `${INTRUDER} ${name}`, description: INTRUDER }
      : { id: guildId, name, description: null };
    return {
      type: 0,
      code,
      guild: { ...guild, icon: null, banner: null, splash: null, features: ['COMMUNITY'], verification_level: 2 },
      approximate_member_count: count,
      approximate_presence_count: online,
      expires_at: null,
    };
  }
}

export function isGone({ diesAt, returnsAt }: Invite, now: number): boolean {
  return now >= diesAt && now < returnsAt;
}

/** A fiftieth of the month, in outages of 20 minutes to 3 hours. */
function outagesOf(random: Random, start: number): Outage[] {
  const outages: Outage[] = [];
  let left = OUTAGE_SHARE * DAYS * DAY_MS;
  while (left > 0) {
    const length = Math.min(left, (1 / 3 + random.next() * (3 - 1 / 3)) * HOUR_MS);
    const from = start + random.next() * (DAYS * DAY_MS - length);
    outages.push({ from, to: from + length, kind: random.pick(['error', 'html', 'limit', 'odd'] as const) });
    left -= length;
  }
  return outages;
}

function brokenAnswer(kind: Outage['kind']): Response {
  if (kind === 'error') return new Response('upstream connect error', { status: 503 });
  if (kind === 'html') {
    const headers = { 'content-type': 'text/html', server: 'cloudflare' };
    return new Response('<!doctype html><title>Just a moment</title>', { status: 403, headers });
  }
  if (kind === 'limit') {
    const body = { message: 'You are being rate limited.', retry_after: 30, global: false };
    return Response.json(body, { status: 429, headers: { 'retry-after': '30' } });
  }
  return Response.json({ message: '404: Not Found', code: 0 }, { status: 404 });
}
