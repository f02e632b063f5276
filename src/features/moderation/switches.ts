// The switches of admins for the whole installation: rows of the database, cached in every process and refreshed twice
// a second, so that a change is effective everywhere within a second.
import { SWITCH_NAMES, type SwitchName } from '#contract/vocabulary.ts';
import type { Database, Queries } from '#db/open.ts';
import { addSwitch, updateSwitch, switchRows } from './store.ts';

/** How often a process reads the switches, in ms. */
export const SWITCHES_EVERY_MS = 500;

/** Before any change. `dump` is on only in the sandbox: the platform's terms restrict passing its data on. */
function defaults({ isSandbox }: { isSandbox: boolean }): Record<SwitchName, boolean> {
  return { 'read-only': false, submissions: true, 'sign-in': true, 'keyless-api': true, dump: isSandbox };
}

interface SwitchState {
  name: SwitchName;
  isOn: boolean;
  /** Epoch ms; null if it was never changed. */
  changedAt: number | null;
}

export interface Switches {
  /** As cached by this process. */
  isOn(name: SwitchName): boolean;
  isOnByDefault(name: SwitchName): boolean;
  all(): SwitchState[];
  /** Reads the rows again. */
  refresh(): Promise<void>;
}

/** @param about the kind of installation */
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

/** Part of the transaction of the admin action; processes see it after `refresh`. False when nothing changes. */
export async function setSwitch(
  tx: Queries,
  switches: Pick<Switches, 'isOnByDefault'>,
  { name, isOn, at }: { name: SwitchName; isOn: boolean; at: number },
): Promise<boolean> {
  const row = { name, is_on: isOn ? 1 : 0, changed_at: at };
  if (await updateSwitch(tx, row)) return true;
  // Without a row it has its default, so only the other state is a change. If two run at once, one adds the row.
  return isOn !== switches.isOnByDefault(name) && (await addSwitch(tx, row));
}

async function readSwitches(db: Queries, standard: Record<SwitchName, boolean>): Promise<SwitchState[]> {
  const rows = await switchRows(db);
  return SWITCH_NAMES.map((name) => {
    const row = rows.find((one) => one.name === name);
    return { name, isOn: row ? row.is_on === 1 : standard[name], changedAt: row?.changed_at ?? null };
  });
}
