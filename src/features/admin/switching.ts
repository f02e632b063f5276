import type { SwitchName } from '#contract/vocabulary.ts';
import type { Switch } from '#features/moderation/contract.ts';
import { setSwitch, type Switches } from '#features/moderation/switches.ts';
import type { AdminDeps } from './admin.ts';
import { log } from './decisions.ts';

export function switchView({ name, isOn, changedAt }: ReturnType<Switches['all']>[number]): Switch {
  return { name, isOn, changedAt: changedAt === null ? null : new Date(changedAt).toISOString() };
}

/** Switching to what holds already changes nothing and is not logged. */
export async function switchTo(
  { db, now, switches }: AdminDeps & { switches: Switches },
  adminId: string,
  name: SwitchName,
  isOn: boolean,
): Promise<Switch> {
  const at = now();
  await db.write(async ({ tx }) => {
    if (!(await setSwitch(tx, switches, { name, isOn, at }))) return;
    await log(tx, adminId, at, { action: 'switch', subject: name, before: { on: !isOn }, after: { on: isOn } });
  });
  await switches.refresh();
  return switchView(switches.all().find((state) => state.name === name) ?? { name, isOn, changedAt: at });
}
