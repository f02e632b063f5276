// What an entry of the log changed: the approval of a server in words, anything else as it is stored.
import type { I18n } from '@lingui/core';
import type { AdminAction } from '#features/admin/contract.ts';
import { APPROVALS } from './approvals.ts';

interface LoggedChange {
  /** Before and after, in the language of the interface; null where the approval stayed as it was. */
  approval: [string, string] | null;
  /** Null where nothing else changed. */
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
  const { approval, ...rest } = JSON.parse(json) as { approval?: string };
  return {
    approval: isApproval(approval) ? i18n.t(APPROVALS[approval].name) : undefined,
    rest: Object.keys(rest).length === 0 ? null : JSON.stringify(rest),
  };
}

function isApproval(text: string | undefined): text is keyof typeof APPROVALS {
  return text !== undefined && Object.hasOwn(APPROVALS, text);
}
