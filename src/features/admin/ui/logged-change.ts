// What a log entry changed, in words: the approval of a server, and the other fields of the stored state.
import type { I18n, MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { ownValue } from '#contract/vocabulary.ts';
import type { AdminAction } from '#features/admin/contract.ts';
import type { HeldBecause } from '#features/holds/contract.ts';
import { heldText, isHeldKey } from '#web/directory/held-text.ts';
import { APPROVALS } from './servers/listed-servers.tsx';

interface LoggedChange {
  /** Before and after, in the language of the interface; null when the approval did not change. */
  approval: [string, string] | null;
  /** Null when nothing else changed, or when the name of the action says it. */
  details: string | null;
}

type State = Record<string, unknown>;

/** Their only change is the one in their name, as in `{"removed":true}`. */
const SELF_EXPLANATORY: ReadonlySet<string> = new Set([
  'add-term',
  'remove-term',
  'restore-review',
  'dismiss-quarantine',
  'suspend',
]);

export function loggedChange(
  { action, before, after }: Pick<AdminAction, 'action' | 'before' | 'after'>,
  i18n: I18n,
): LoggedChange {
  if (SELF_EXPLANATORY.has(action)) return { approval: null, details: null };
  const { approval: from, ...old } = stateOf(before);
  const { approval: to, ...next } = stateOf(after);
  const [oldText, nextText] = [stateText(old, i18n), stateText(next, i18n)];
  const changes = [
    oldText !== nextText && (nextText ? `${oldText || '–'} → ${nextText}` : formerText(oldText, i18n)),
    iconOf(old) !== iconOf(next) && i18n.t(msg({ message: 'different icon', context: 'in the log' })),
  ].filter((change) => change !== false);
  return {
    approval: from === to ? null : [approvalText(from, i18n), approvalText(to, i18n)],
    details: changes.join(', ') || null,
  };
}

/** Why it was held or rejected is not why it was approved. */
function formerText(text: string, i18n: I18n): string {
  return i18n.t(msg({ message: `before: ${{ state: text }}`, context: 'in the log' }));
}

/** Whether it was on the lists before. */
export function wasListed({ before }: Pick<AdminAction, 'before'>): boolean {
  return stateOf(before)['approval'] === 'approved';
}

/** Whether it removed a block. */
export function hasUnblocked({ after }: Pick<AdminAction, 'after'>): boolean {
  return stateOf(after)['blocked'] === false;
}

function stateOf(json: string | null): State {
  return json === null ? {} : (JSON.parse(json) as State);
}

/** Also of a rejected change. */
function iconOf({ icon_hash: icon, refused }: State): unknown {
  return typeof refused === 'object' && refused !== null && 'icon_hash' in refused ? refused.icon_hash : icon;
}

function approvalText(approval: unknown, i18n: I18n): string {
  if (approval === undefined) return '–';
  return isApproval(approval) ? i18n.t(APPROVALS[approval].name) : String(approval);
}

function isApproval(approval: unknown): approval is keyof typeof APPROVALS {
  return typeof approval === 'string' && Object.hasOwn(APPROVALS, approval);
}

const FIELDS: Readonly<Record<string, MessageDescriptor>> = {
  name: msg({ message: 'name', context: 'field in the log' }),
  description: msg({ message: 'description', context: 'field in the log' }),
  rating: msg({ message: 'rating', context: 'field in the log' }),
  title: msg({ message: 'title', context: 'field in the log' }),
  content: msg({ message: 'text', context: 'field in the log' }),
  reports: msg({ message: 'reports', context: 'field in the log' }),
  hidden: msg({ message: 'hidden', context: 'field in the log' }),
  removed: msg({ message: 'removed', context: 'field in the log' }),
  blocked: msg({ message: 'blocked', context: 'field in the log' }),
  suspended: msg({ message: 'suspended', context: 'field in the log' }),
  reason: msg({ message: 'reason', context: 'field in the log' }),
  refused: msg({ message: 'rejected', context: 'field in the log' }),
  appeal: msg({ message: 'appeal', context: 'field in the log' }),
  undone: msg({ message: 'decision undone', context: 'field in the log' }),
  searches: msg({ message: 'searches', context: 'field in the log' }),
};

/** `rating: 4, hidden: yes`. Entries can be older than this code: unknown fields are shown by their stored names. */
function stateText(state: State, i18n: I18n): string {
  // The hash of an icon says nothing to a reader.
  const fields = Object.entries(state).filter(([key]) => key !== 'icon_hash');
  const parts = fields.map(([key, value]) => {
    if (isReason(value)) return reasonText(value, i18n);
    if (key === 'on')
      return value === true
        ? i18n.t(msg({ message: 'on', comment: 'State of a switch' }))
        : i18n.t(msg({ message: 'off', comment: 'State of a switch' }));
    const field = ownValue(FIELDS, key);
    return `${field ? i18n.t(field) : key}: ${valueText(value, i18n)}`;
  });
  return parts.join(', ');
}

function valueText(value: unknown, i18n: I18n): string {
  if (value === true) return i18n.t(msg({ message: 'yes', comment: 'Value of a field: “hidden: yes”' }));
  if (value === false) return i18n.t(msg({ message: 'no', comment: 'Value of a field: “hidden: no”' }));
  if (value === null) return '–';
  if (typeof value === 'object') return stateText(value as State, i18n);
  return String(value);
}

/** As in the column `held_because`. `written`: in a moderator's own words. */
type StoredReason = HeldBecause | { key: 'written'; text: string };

function isReason(value: unknown): value is StoredReason {
  if (typeof value !== 'object' || value === null || !('key' in value)) return false;
  return value.key === 'written' ? 'text' in value : isHeldKey(value.key);
}

function reasonText(reason: StoredReason, i18n: I18n): string {
  if (reason.key === 'written') return reason.text;
  return heldText({ heldReason: null, heldBecause: reason }, i18n) ?? reason.key;
}
