// The items of the queue, grouped by wave. Submissions can be selected and decided together.
import type { I18n } from '@lingui/core';
import { msg, plural } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import type { HeldSubmission, QueueItem } from '#features/admin/contract.ts';
import { Checkbox } from '#web/kit/checkbox.tsx';
import { isSubmission, itemKey, queueGroups } from './queue-groups.ts';

interface WaveListProps {
  items: readonly QueueItem[];
  chosen: ReadonlySet<string>;
  /** Selects or deselects them. */
  choose: (ids: readonly string[], isChosen: boolean) => void;
  renderRow: (item: QueueItem) => ReactNode;
}

export function WaveList({ items, chosen, choose, renderRow }: WaveListProps) {
  const { i18n, t } = useLingui();
  const entry = (item: QueueItem) => (
    <li key={itemKey(item)} className="flex items-start gap-2 py-3 first:pt-0">
      {isSubmission(item) && (
        <Checkbox
          className="shrink-0"
          checked={chosen.has(item.id)}
          onChange={(event) => choose([item.id], event.target.checked)}
        >
          <span className="sr-only">{t`Select ${{ server: item.name }}`}</span>
        </Checkbox>
      )}
      <div className="flex min-w-0 flex-1 flex-wrap items-start gap-3">{renderRow(item)}</div>
    </li>
  );
  return (
    <ul data-rows="" className="grid divide-y divide-line">
      {/* One flat array: in an array of arrays React would match rows by position, and one that goes would reset those below. */}
      {queueGroups(items).flatMap((group) =>
        group.wave === null ? (
          group.items.map(entry)
        ) : (
          <li key={`wave ${group.wave.key}`} className="py-3 first:pt-0">
            <div className="rounded-lg border border-line bg-surface-2 p-3.5">
              <div className="mb-3 flex flex-wrap items-center gap-x-3 gap-y-1">
                <h3 className="text-sm font-[650]">{waveTitle(group.wave, i18n)}</h3>
                <Checkbox
                  className="ms-auto"
                  checked={group.items.every(({ id }) => chosen.has(id))}
                  onChange={(event) =>
                    choose(
                      group.items.map(({ id }) => id),
                      event.target.checked,
                    )
                  }
                >
                  <Trans>Select all</Trans>
                </Checkbox>
              </div>
              <ul className="grid divide-y divide-line">{group.items.map(entry)}</ul>
            </div>
          </li>
        ),
      )}
    </ul>
  );
}

function waveTitle({ by, size }: NonNullable<HeldSubmission['wave']>, i18n: I18n): string {
  switch (by) {
    case 'submitter':
      return i18n.t(
        msg`${plural({ count: size }, { one: '# server from one submitter', other: '# servers from one submitter' })}`,
      );
    case 'address':
      return i18n.t(
        msg`${plural({ count: size }, { other: '# servers connected by account, browser or IP address' })}`,
      );
    case 'look-alike':
      return i18n.t(
        msg`${plural({ count: size }, { one: '# server that looks alike', other: '# servers that look alike' })}`,
      );
  }
}
