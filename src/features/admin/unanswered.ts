import { deleteUnanswered } from '#features/unanswered/unanswered.ts';
import type { AdminDeps } from './admin.ts';
import { log } from './decisions.ts';

/** Forgets the searches that found nothing. With none there nothing is done, nor logged. */
export async function clearUnanswered({ db, now }: AdminDeps, adminId: string): Promise<void> {
  const at = now();
  await db.write(async ({ tx }) => {
    const searches = await deleteUnanswered(tx);
    if (searches === 0) return;
    const change = { before: { searches }, after: { searches: 0 } };
    await log(tx, adminId, at, { action: 'clear-searches', subject: 'unanswered', ...change });
  });
}
