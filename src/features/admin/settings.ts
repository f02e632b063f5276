// Site-wide settings: blocked terms (whole words of a name or description, regardless of case and accents), switches,
// and the list of searches without results.
import { fold } from '#contract/fold.ts';
import { MAX_FOLDED_TERM } from '#contract/limits.ts';
import type { SwitchName } from '#contract/vocabulary.ts';
import { isoTime } from '#contract/time.ts';
import type { Database, Queries } from '#db/open.ts';
import type { Switch } from './moderation-contract.ts';
import { areSameTerm } from '#features/holds/terms.ts';
import { setSwitch, type Switches } from '#features/moderation/switches.ts';
import { countTermChange } from '#features/tags/store.ts';
import { deleteUnanswered } from '#features/unanswered/store.ts';
import { AppError, invalidInput } from '#http/errors.ts';
import type { AdminDeps } from './admin.ts';
import { addTerm, blockedTermRows, deleteTerms } from './moderation-store.ts';
import { logAction } from './store.ts';

const BLOCKED = { blocked: true };
const ALLOWED = { blocked: false };

export async function blockedTermViews(db: Database): Promise<{ term: string; at: string }[]> {
  return (await blockedTermRows(db.kysely)).map(({ term, created_at }) => ({ term, at: isoTime(created_at) }));
}

/** Throws 409 when the term is already blocked, in this or another spelling, 400 without a letter or digit or too long. */
export async function blockTerm({ db, now }: AdminDeps, adminId: string, typed: string): Promise<void> {
  const term = fold(typed);
  if (!/[\p{L}\p{N}]/u.test(term)) {
    throw invalidInput([
      { path: 'term', message: 'The term must contain a letter or a digit.', code: 'letter_or_digit_needed' },
    ]);
  }
  // Longer than a path can name: it could never be allowed again.
  if (term.length > MAX_FOLDED_TERM) {
    const message = `With its ligatures spelled out, the text must not be longer than ${MAX_FOLDED_TERM} characters.`;
    throw invalidInput([{ path: 'term', message, code: 'too_big' }]);
  }
  const at = now();
  await db.write(async ({ tx }) => {
    // Its row lock serializes the calls: otherwise concurrent ones would not see each other's spellings.
    await countTermChange(tx);
    const isBlocked = (await spellingsOf(tx, term)).length > 0 || !(await addTerm(tx, term, at));
    if (isBlocked) throw new AppError(409, 'already_blocked', 'This term is already blocked.');
    await logAction(tx, adminId, at, { action: 'add-term', subject: term, before: ALLOWED, after: BLOCKED });
  });
}

/** Also its other spellings, which would hold the same texts. */
export async function allowTerm({ db, now }: AdminDeps, adminId: string, term: string): Promise<void> {
  const at = now();
  await db.write(async ({ tx }) => {
    await countTermChange(tx);
    const removed = await deleteTerms(tx, [term, ...(await spellingsOf(tx, term))]);
    if (removed.length === 0) throw new AppError(404, 'not_found', 'There is no such term.');
    for (const subject of removed)
      await logAction(tx, adminId, at, { action: 'remove-term', subject, before: BLOCKED, after: ALLOWED });
  });
}

/** The blocked terms that match the same texts. */
async function spellingsOf(tx: Queries, term: string): Promise<string[]> {
  return (await blockedTermRows(tx)).map((blocked) => blocked.term).filter((blocked) => areSameTerm(blocked, term));
}

/** Deletes the searches without results. Logs nothing when there are none. */
export async function clearUnanswered({ db, now }: AdminDeps, adminId: string): Promise<void> {
  const at = now();
  await db.write(async ({ tx }) => {
    const searches = await deleteUnanswered(tx);
    if (searches === 0) return;
    const change = { before: { searches }, after: { searches: 0 } };
    await logAction(tx, adminId, at, { action: 'clear-searches', subject: 'unanswered', ...change });
  });
}

export function switchView({ name, isOn, changedAt }: ReturnType<Switches['all']>[number]): Switch {
  return { name, isOn, changedAt: isoTime(changedAt) };
}

/** Setting the current state again changes nothing and is not logged. */
export async function switchTo(
  { db, now, switches }: AdminDeps & { switches: Switches },
  adminId: string,
  name: SwitchName,
  isOn: boolean,
): Promise<Switch> {
  const at = now();
  await db.write(async ({ tx }) => {
    if (!(await setSwitch(tx, switches, { name, isOn, at }))) return;
    await logAction(tx, adminId, at, { action: 'switch', subject: name, before: { on: !isOn }, after: { on: isOn } });
  });
  await switches.refresh();
  return switchView(switches.all().find((state) => state.name === name) ?? { name, isOn, changedAt: at });
}
