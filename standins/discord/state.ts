// The state of the stand-in: guilds, scenarios, calls, limits, tokens. Tests access it directly, other processes
// through `/__standin`.

import { allCommunities } from './communities/all-communities.ts';
import { createCallLog, type CallLog } from './calls.ts';
import { guildOf } from './guild.ts';
import { createLimiter, type Limiter } from './limiter.ts';
import { createScenarioBoard, type ScenarioBoard, type ScenarioName, type ScenarioOptions } from './scenarios.ts';
import { openGuildFile, fullGuild, type CustomGuild } from './custom-guilds.ts';
import { botGuildCodes } from './sandbox-app.ts';
import { openTokenStore, type TokenStore } from './tokens.ts';
import { createWorld, type World } from './world.ts';

/** A source of epoch ms; `Date` fits. */
export interface Clock {
  now(): number;
}

export interface StandInState {
  readonly world: World;
  readonly scenarios: ScenarioBoard;
  readonly calls: CallLog;
  readonly limiter: Limiter;
  readonly tokens: TokenStore;
  /** Ids of the guilds that the bot is in. */
  readonly botGuilds: Set<string>;
  /** Counts as registered in addition to local ones. */
  readonly redirectUri: string | undefined;
  /** Now in ms, moved by `moveClock`. */
  now(): number;
  /** Sets how far the stand-in's time is ahead of its clock. */
  moveClock(offsetMs: number): void;
  /** Enables a scenario for an invite code, or for all with `*`. */
  scenario(code: string, name: ScenarioName, options?: ScenarioOptions): void;
  /** Without a code: all scenarios. */
  clearScenarios(code?: string): void;
  /** Adds guilds and stores them; replaces those with a known code or id. */
  addGuilds(guilds: readonly CustomGuild[]): void;
  /** Resets scenarios, call counts, limits and the clock; guilds and tokens remain. */
  reset(): void;
}

interface StateOptions {
  clock?: Clock;
  dataDir?: string;
  redirectUri?: string;
}

export function createState({ clock = Date, dataDir, redirectUri }: StateOptions = {}): StandInState {
  let offsetMs = 0;
  const world = createWorld(allCommunities.map(guildOf));
  const book = openGuildFile(dataDir);
  for (const guild of book.guilds) world.add(fullGuild(guild));
  const scenarios = createScenarioBoard();
  const calls = createCallLog();
  const limiter = createLimiter();
  return {
    world,
    scenarios,
    calls,
    limiter,
    tokens: openTokenStore(dataDir),
    botGuilds: new Set(botGuildCodes.flatMap((code) => guildIdOf(world, code) ?? [])),
    redirectUri,
    now: () => clock.now() + offsetMs,
    moveClock: (ms) => void (offsetMs = ms),
    scenario: scenarios.set,
    clearScenarios: scenarios.clear,
    addGuilds(guilds) {
      for (const guild of guilds) world.add(fullGuild(guild));
      book.add(guilds);
    },
    reset() {
      offsetMs = 0;
      scenarios.clear();
      calls.reset();
      limiter.reset();
    },
  };
}

function guildIdOf(world: World, code: string): string | null {
  const invite = world.inviteByCode(code);
  return invite?.kind === 'guild' ? invite.guild.id : null;
}
