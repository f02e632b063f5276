// Reports, suspensions and appeals: what other features use of this one. Deciding about them is the admin panel's.
import type { ReportedSubject } from './report-store.ts';

export { closeReports, openReports } from './report-store.ts';
export { decideAppeal, openAppeals } from './store.ts';
export type { ReportedSubject };
