// Reports, suspensions and appeals: what other features use of this one. Deciding about them is the admin panel's.
import type { openAppeals, ReportedSubject } from './store.ts';

export { closeReports, decideAppeal, openAppeals, openReports } from './store.ts';
export type { ReportedSubject };
export type OpenAppeal = Awaited<ReturnType<typeof openAppeals>>[number];

export {
  accountSuspended,
  forgetModerated,
  liftSuspension,
  rememberSuspension,
  suspend,
  suspensionReason,
} from './suspensions.ts';

export { setSwitch, type Switches } from './switches.ts';
