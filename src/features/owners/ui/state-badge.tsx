import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import type { OwnedServer } from '#features/owners/contract.ts';
import { Badge, type BadgeTone } from '#web/kit/badge.tsx';

/** Its state, or why it is in no list although it is public. */
type State = OwnedServer['state'] | NonNullable<OwnedServer['unlistedBecause']>;

const STATES: Record<State, { label: MessageDescriptor; tone: BadgeTone }> = {
  public: { label: msg({ message: 'Public', comment: 'State of a server: everyone can see it' }), tone: 'good' },
  pending: { label: msg`Pending`, tone: 'mid' },
  'taken-down': { label: msg`Taken down`, tone: 'bad' },
  rejected: { label: msg({ message: 'Rejected', context: 'state of a server' }), tone: 'bad' },
  invite: { label: msg`Not in the lists: no working invite`, tone: 'bad' },
  'age-restricted': { label: msg`Not in the lists: adults only`, tone: 'bad' },
};

/** The state of a server, for the people who manage it. */
export function StateBadge({ state }: { state: State }) {
  const { t } = useLingui();
  const { label, tone } = STATES[state];
  return (
    <Badge key={t(label)} tone={tone}>
      {t(label)}
    </Badge>
  );
}
