// Terms that hold a submission: whole words of its name or description, whatever their case and accents.
import { fold } from '#catalog/fold.ts';
import type { Database } from '#db/open.ts';
import { countTermChange } from '#features/tags/tags.ts';
import { AppError, invalidInput } from '#http/errors.ts';
import type { AdminDeps } from './admin.ts';
import { log } from './decisions.ts';
import { addTerm, deleteTerm, terms } from './moderation-store.ts';

const BLOCKED = { blocked: true };
const ALLOWED = { blocked: false };

export async function blockedTerms(db: Database): Promise<{ term: string; at: string }[]> {
  return (await terms(db.kysely)).map(({ term, created_at }) => ({ term, at: new Date(created_at).toISOString() }));
}

/** Throws 409 when it is blocked already, 400 for one without a letter or digit. */
export async function blockTerm({ db, now }: AdminDeps, adminId: string, typed: string): Promise<void> {
  const term = fold(typed);
  if (!/[\p{L}\p{N}]/u.test(term)) {
    throw invalidInput([{ path: 'term', message: 'must hold a letter or a digit', code: 'letter_or_digit_needed' }]);
  }
  const at = now();
  await db.write(async ({ tx }) => {
    if (!(await addTerm(tx, term, at))) throw new AppError(409, 'already_blocked', 'This term is blocked already.');
    await countTermChange(tx);
    await log(tx, adminId, at, { action: 'add-term', subject: term, before: ALLOWED, after: BLOCKED });
  });
}

export async function allowTerm({ db, now }: AdminDeps, adminId: string, term: string): Promise<void> {
  const at = now();
  await db.write(async ({ tx }) => {
    if (!(await deleteTerm(tx, term))) throw new AppError(404, 'not_found', 'There is no such term.');
    await countTermChange(tx);
    await log(tx, adminId, at, { action: 'remove-term', subject: term, before: BLOCKED, after: ALLOWED });
  });
}
