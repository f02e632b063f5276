// What a log entry changed: the approval of a server and why it was held in words, anything else as stored.
import type { I18n } from '@lingui/core';
import type { AdminAction } from '#features/admin/contract.ts';
import type { HeldBecause } from '#features/holds/contract.ts';
import { heldText, isHeldKey } from '#web/directory/held-text.ts';
import { APPROVALS } from './approvals.ts';

interface LoggedChange {
  /** Before and after, in the language of the interface; null when the approval did not change. */
  approval: [string, string] | null;
  /** Null when nothing else changed. */
  details: string | null;
}

export function loggedChange({ before, after }: Pick<AdminAction, 'before' | 'after'>, i18n: I18n): LoggedChange {
  const [old, next] = [partsOf(before, i18n), partsOf(after, i18n)];
  if (old?.approval === undefined || next?.approval === undefined)
    return { approval: null, details: before === after ? null : arrow(before, after) };
  return {
    approval: old.approval === next.approval ? null : [old.approval, next.approval],
    details: old.rest === next.rest ? null : arrow(old.rest, next.rest),
  };
}

function arrow(before: string | null, after: string | null): string {
  return `${before ?? '–'} → ${after ?? '–'}`;
}

function partsOf(json: string | null, i18n: I18n): { approval?: string; rest: string | null } | undefined {
  if (json === null) return undefined;
  const { approval, reason, ...rest } = JSON.parse(json) as { approval?: string; reason?: unknown };
  const others = { ...rest, ...(isReason(reason) ? {} : { reason }) };
  const stored = JSON.stringify(others);
  const texts = [isReason(reason) ? reasonText(reason, i18n) : null, stored === '{}' ? null : stored];
  return {
    approval: isApproval(approval) ? i18n.t(APPROVALS[approval].name) : undefined,
    rest: texts.filter((text) => text !== null).join(' ') || null,
  };
}

/** As in the column `held_because`. `written`: in a moderator's own words. */
type StoredReason = HeldBecause | { key: 'written'; text: string };

/** Entries can be older than this code: reasons that it does not know are shown as stored. */
function isReason(reason: unknown): reason is StoredReason {
  if (typeof reason !== 'object' || reason === null || !('key' in reason)) return false;
  return reason.key === 'written' ? 'text' in reason : isHeldKey(reason.key);
}

function reasonText(reason: StoredReason, i18n: I18n): string | null {
  return reason.key === 'written' ? reason.text : heldText({ heldReason: null, heldBecause: reason }, i18n);
}

function isApproval(text: string | undefined): text is keyof typeof APPROVALS {
  return text !== undefined && Object.hasOwn(APPROVALS, text);
}
