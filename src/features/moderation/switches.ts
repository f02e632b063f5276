// What admins switch for the whole installation: rows of the database, kept in every process and read anew twice a
// second, so that a switch is effective everywhere within a second.
import { SWITCH_NAMES, type SwitchName } from '#contract/vocabulary.ts';
import type { Database, Queries } from '#db/open.ts';
import { addSwitch, moveSwitch, switchRows } from './store.ts';

/** How often a process reads the switches, in ms. */
export const SWITCHES_EVERY_MS = 500;

/** What holds while nobody has switched anything. The platform's terms restrict passing its data on. */
function defaults({ isSandbox }: { isSandbox: boolean }): Record<SwitchName, boolean> {
  return { 'read-only': false, submissions: true, 'sign-in': true, 'keyless-api': true, dump: isSandbox };
}

export interface SwitchState {
  name: SwitchName;
  isOn: boolean;
  /** Epoch ms; null while it is as delivered. */
  changedAt: number | null;
}

export interface Switches {
  /** As this process knows it. */
  isOn(name: SwitchName): boolean;
  /** As delivered. */
  isOnByDefault(name: SwitchName): boolean;
  all(): SwitchState[];
  /** Reads the rows anew. */
  refresh(): Promise<void>;
}

/** @param about of what kind the installation is */
export async function createSwitches(db: Database, about: { isSandbox: boolean }): Promise<Switches> {
  const standard = defaults(about);
  let states = new Map<SwitchName, SwitchState>();
  const refresh = async (): Promise<void> => {
    states = new Map((await readSwitches(db.kysely, standard)).map((state) => [state.name, state]));
  };
  await refresh();
  return {
    isOn: (name) => states.get(name)?.isOn ?? standard[name],
    isOnByDefault: (name) => standard[name],
    all: () => [...states.values()],
    refresh,
  };
}

/** In the transaction of its action; every process's `refresh` shows it. False when it stands so already. */
export async function setSwitch(
  tx: Queries,
  switches: Pick<Switches, 'isOnByDefault'>,
  { name, isOn, at }: { name: SwitchName; isOn: boolean; at: number },
): Promise<boolean> {
  // Two who switch at once wait for each other at the row, which must be there for that.
  await addSwitch(tx, { name, is_on: switches.isOnByDefault(name) ? 1 : 0, changed_at: at });
  return await moveSwitch(tx, { name, is_on: isOn ? 1 : 0, changed_at: at });
}

async function readSwitches(db: Queries, standard: Record<SwitchName, boolean>): Promise<SwitchState[]> {
  const rows = await switchRows(db);
  return SWITCH_NAMES.map((name) => {
    const row = rows.find((one) => one.name === name);
    return { name, isOn: row ? row.is_on === 1 : standard[name], changedAt: row?.changed_at ?? null };
  });
}
