// Reports, suspensions and appeals: what other features use of this one. Deciding about them is the admin panel's.
import type { ReportsTable, ReportSubject } from '#db/moderation-tables.ts';
import type { Queries } from '#db/open.ts';
import {
  closeReports as close,
  decideAppeal as decide,
  openAppeals as appeals,
  openReports as reports,
  reportsAbout as about,
} from './store.ts';

export {
  accountSuspended,
  forgetModerated,
  liftSuspension,
  rememberSuspension,
  suspend,
  suspensionReason,
} from './suspensions.ts';

export { setSwitch, type Switches } from './switches.ts';

export interface ReportedSubject {
  type: ReportSubject;
  id: string;
}

/** The oldest open reports. */
export async function openReports(db: Queries, limit: number): Promise<ReportsTable[]> {
  return await reports(db, limit);
}

/** Closes what is reported about a subject; how many reports were open. */
export async function closeReports(
  tx: Queries,
  subject: ReportedSubject,
  status: 'dismissed' | 'upheld',
  at: number,
): Promise<number> {
  return await close(tx, subject, status, at);
}

/** All reports about a subject, closed ones too. */
export async function reportsAbout(db: Queries, { type, id }: ReportedSubject): Promise<ReportsTable[]> {
  return await about(db, type, id);
}

export type OpenAppeal = Awaited<ReturnType<typeof appeals>>[number];

/** The oldest open appeals, with the reason of what they are against. */
export async function openAppeals(db: Queries, limit: number): Promise<OpenAppeal[]> {
  return await appeals(db, limit);
}

/** The appeal that is decided now; undefined when somebody decided before. */
export async function decideAppeal(
  tx: Queries,
  id: string,
  decision: { status: 'accepted' | 'rejected'; answer: string | null; at: number },
) {
  return await decide(tx, id, decision);
}
