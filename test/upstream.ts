// Shared by tests of the Discord client with the stand-in: one database and one stand-in per file, reset for each test.
import { afterAll, beforeAll, beforeEach } from 'vitest';
import type { Database } from '#db/open.ts';
import { type StandIn, startStandIn } from '#standins/discord/server.ts';
import type { ScenarioName, ScenarioOptions } from '#standins/discord/scenarios.ts';
import { createTestDatabase } from './postgres.ts';
import type { BudgetLimits } from '#discord/budget-rules.ts';
import { createTestClock, type TestClock } from './clock.ts';
import { createPlace, discordOn, openPlace, type TestPlace } from './discord.ts';
import type { Discord } from '#discord/client.ts';
import type { DiscordOptions } from '#discord/upstream.ts';

/** An invite that the stand-in knows. */
export const CODE = 'fenwick-night';

class TestUpstream {
  clock: TestClock = createTestClock();
  standIn!: StandIn;
  #place!: TestPlace;
  #db!: Database;
  #newCodes = 0;

  async start(): Promise<void> {
    const now = (): number => this.clock.now();
    this.#place = await createPlace(process.env.TEST_ENGINE === 'postgres' ? createTestDatabase : undefined);
    this.#db = await openPlace(this.#place.place, now);
    this.standIn = await startStandIn({ port: 0, clock: { now } });
    const fenwick = { name: 'Fenwick Night Walks', guildId: '846213907755302912', memberCount: 5000 };
    this.standIn.state.addGuilds([{ code: CODE, ...fenwick }]);
  }

  async reset(): Promise<void> {
    this.clock = createTestClock();
    this.standIn.state.reset();
    await this.#db.kysely.deleteFrom('upstream_usage').execute();
    await this.#db.kysely.deleteFrom('upstream_callers').execute();
    await this.#db.kysely.updateTable('upstream_breaker').set({ open_until: 0, failures: 0, reason: null }).execute();
  }

  async stop(): Promise<void> {
    await this.standIn.close();
    await this.#db.close();
    await this.#place.remove();
  }

  client(change: Partial<DiscordOptions> = {}, budget?: BudgetLimits, timeoutMs?: number): Discord {
    return discordOn({ db: this.#db, now: () => this.clock.now(), url: this.standIn.url, budget, timeoutMs, change });
  }

  /** From now on every invite gets this answer. */
  play(name: ScenarioName, options?: ScenarioOptions): void {
    this.standIn.state.scenario('*', name, options);
  }

  /** Number of invite look-ups that reached the stand-in. */
  calls(): number {
    return this.standIn.state.calls.counts().routes['getInvite'] ?? 0;
  }

  /** A code that was not looked up yet, so that no cached or in-flight answer is reused. */
  newCode(): string {
    return `nobody-${this.#newCodes++}`;
  }
}

export function testUpstream(): TestUpstream {
  const upstream = new TestUpstream();
  beforeAll(async () => await upstream.start());
  beforeEach(async () => await upstream.reset());
  afterAll(async () => await upstream.stop());
  return upstream;
}
