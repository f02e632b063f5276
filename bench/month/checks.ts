// Invariants that must hold at every hour of the month, and counts at its end.
import type { Catalog } from '#catalog/catalog.ts';
import { DAY_MS, HOUR_MS } from '#contract/time.ts';
import type { Database } from '#db/open.ts';
import { atMost, figureOnly } from '../rows.ts';
import type { Row } from '../run.ts';
import { DAYS, INTRUDER, type Invite, isGone, type World } from './world.ts';

/** Checks that delist a dead invite: one, and one an hour or more later. */
const CONFIRMATIONS = 2;

interface ChecksOptions {
  db: Database;
  catalog: Catalog;
  world: World;
  invites: readonly Invite[];
  now: () => number;
}

export class Checks {
  private readonly options: ChecksOptions;
  private readonly byGuild: Map<string, Invite>;
  private readonly hiddenHealthy = new Set<string>();
  private readonly late = new Set<string>();
  private readonly intruders = new Set<string>();
  /** Codes of dead invites that were hidden at some time. */
  private readonly hiddenDead = new Set<string>();

  constructor(options: ChecksOptions) {
    this.options = options;
    this.byGuild = new Map(options.invites.map((invite) => [invite.guildId, invite]));
  }

  async check(): Promise<void> {
    const { db, catalog, now } = this.options;
    const rows = await db.kysely
      .selectFrom('listings')
      .select(['id', 'guild_id', 'name', 'description', 'invite_state', 'invite_state_since'])
      .execute();
    for (const row of rows) {
      const invite = this.byGuild.get(row.guild_id)!;
      const entry = catalog.get(row.id);
      if (`${row.name} ${row.description}`.includes(INTRUDER) || entry?.card.includes(INTRUDER)) {
        this.intruders.add(row.id);
      }
      if (row.invite_state === 'expired') this.hiddenDead.add(invite.code);
      // The invite is or was dead, perhaps so recently that no look-up has happened since.
      const wasDead = invite.diesAt < row.invite_state_since;
      const wasSwapped = invite.swapsAt < row.invite_state_since;
      if (row.invite_state !== 'live' && !wasDead && !wasSwapped) this.hiddenHealthy.add(row.id);
      const asked = this.confirmationsOf(invite);
      const isHidden = row.invite_state === 'expired' && entry === undefined;
      if (isGone(invite, now()) && asked >= CONFIRMATIONS && !isHidden) this.late.add(row.id);
    }
  }

  /** The first answer "gone", and those an hour or more after it. */
  private confirmationsOf({ code }: Invite): number {
    const times = this.options.world.gone.get(code) ?? [];
    const [first] = times;
    return first === undefined ? 0 : 1 + times.filter((at) => at - first >= HOUR_MS).length;
  }

  async rows(): Promise<Row[]> {
    const { invites, world } = this.options;
    const dead = invites.filter(({ diesAt }) => diesAt < Infinity);
    const unseen = dead.filter(({ code }) => !this.hiddenDead.has(code));
    const swapped = invites.filter(({ swapsAt }) => swapsAt < Infinity);
    return [
      figureOnly('look-ups', world.asked.length),
      figureOnly('invites that died', dead.length),
      atMost('dead ones never hidden', unseen.length, 0),
      atMost('dead ones shown after two confirmed checks', this.late.size, 0),
      atMost('healthy ones failing or hidden', this.hiddenHealthy.size, 0),
      figureOnly('invites that changed hands', swapped.length),
      atMost('listings that showed the other guild', this.intruders.size, 0),
      ...(await this.alertRows(dead, swapped)),
    ];
  }

  private async alertRows(dead: readonly Invite[], swapped: readonly Invite[]): Promise<Row[]> {
    const rows = await this.options.db.kysely
      .selectFrom('health_alerts')
      .innerJoin('listings', 'listings.id', 'health_alerts.listing_id')
      .select(['listings.guild_id', 'health_alerts.type', 'health_alerts.closed_at'])
      .where('health_alerts.type', 'in', ['invite_dead', 'invite_moved'])
      .execute();
    const wanted = new Map([
      ...dead.map(({ guildId }) => [guildId, 'invite_dead'] as const),
      ...swapped.map(({ guildId }) => [guildId, 'invite_moved'] as const),
    ]);
    const end = DAYS * DAY_MS;
    const byGuild = Map.groupBy(rows, ({ guild_id }) => guild_id);
    const wrong = [...wanted].filter(([guildId, type]) => {
      const own = byGuild.get(guildId) ?? [];
      return own.length !== 1 || own[0]!.type !== type;
    });
    const returned = dead.filter(({ returnsAt }) => returnsAt < Infinity);
    const open = returned.filter(({ guildId }) => byGuild.get(guildId)?.some(({ closed_at }) => closed_at === null));
    const others = rows.filter(({ guild_id }) => !wanted.has(guild_id));
    return [
      atMost('invite alerts not raised exactly once', wrong.length, 0),
      atMost('invite alerts of healthy ones', others.length, 0),
      figureOnly(`came back within ${end / DAY_MS} days`, returned.length),
      atMost('of those, alerts still open at the end', open.length, 0),
    ];
  }
}
