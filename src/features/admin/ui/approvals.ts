import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { FoundServer } from '#features/admin/servers-contract.ts';
import type { BadgeTone } from '#web/kit/badge.tsx';

export const APPROVALS: Record<FoundServer['approval'], { name: MessageDescriptor; tone: BadgeTone }> = {
  approved: { name: msg`Public`, tone: 'good' },
  pending: { name: msg({ message: 'Waiting', comment: 'State of a server: it waits for a moderator' }), tone: 'mid' },
  rejected: { name: msg`Rejected`, tone: 'bad' },
  'opted-out': { name: msg`Taken down`, tone: 'low' },
};
