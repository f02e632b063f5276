// The live preview of the form: looks up the typed invite once the user pauses typing.
import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { ApiFailure } from '#contract/client.ts';
import type { InvitePreview } from '#features/previews/contract.ts';
import { useApi } from '#web/kit/use-api.ts';
import { inviteInText } from './invite-text.ts';
import type { FailedLookUp } from './no-preview.ts';
import { isInviteRefused } from './submission-texts.ts';
import { invitePreviewQuery } from '#web/directory/list-queries.ts';

export type InvitedServer = InvitePreview['data'];

export type InviteState =
  | { state: 'none' | 'loading' }
  | { state: 'shown'; code: string; server: InvitedServer }
  /** Discord has no such invite, or it leads to no server, or to one that cannot be listed. */
  | { state: 'refused'; failure: ApiFailure }
  /** The look-up failed. */
  | ({ state: 'unavailable' } & FailedLookUp);

export function useInvitePreview(text: string): InviteState {
  const code = useSettledCode(text);
  const api = useApi();
  const { data, error, errorUpdatedAt } = useQuery({ ...invitePreviewQuery(api, code ?? ''), enabled: code !== null });
  if (code === null) return { state: 'none' };
  if (data) return { state: 'shown', code, server: data.data };
  if (!error) return { state: 'loading' };
  if (error instanceof ApiFailure && (error.status === 404 || isInviteRefused(error)))
    return { state: 'refused', failure: error };
  return { state: 'unavailable', failure: error, at: errorUpdatedAt };
}

/** The debounced code in the text; null if there is none or the user is still typing. */
function useSettledCode(text: string): string | null {
  const [settled, setSettled] = useState<string | null>(null);
  const { code, settleMs } = inviteInText(text) ?? { code: null, settleMs: 0 };
  useEffect(() => {
    const timer = setTimeout(() => setSettled(code), settleMs);
    return () => clearTimeout(timer);
  }, [code, settleMs]);
  return settled === code ? settled : null;
}
