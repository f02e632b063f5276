// Ids of rows. They contain `_`, which slugs cannot, so that one parameter takes either.
import { randomBytes } from 'node:crypto';

/** Each kind of row that is named by an id of its own. */
const PREFIXES = {
  listing: 's',
  submission: 'sub',
  heldChange: 'hc',
  user: 'u',
  session: 'se',
  /** Stands for the user in the report of a visitor. */
  visitor: 'v',
  review: 'r',
  report: 'rp',
  appeal: 'ap',
  adminAction: 'aa',
  /** Admin actions that were one decision. */
  actionBatch: 'ab',
  syncRun: 'sr',
  alert: 'a',
  webhookDelivery: 'wd',
} as const;

export function newId(of: keyof typeof PREFIXES): string {
  return `${PREFIXES[of]}_${randomBytes(10).toString('hex')}`;
}
