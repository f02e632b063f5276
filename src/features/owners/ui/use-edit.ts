// Saving an owner's edit. If it was saved elsewhere in the meantime, the typed text remains in the form, and the user can
// save it over that version or discard it.
import { useLingui } from '@lingui/react/macro';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { isResponseLost } from '#contract/client.ts';
import { SERVERS_KEY } from '#web/directory/list-queries.ts';
import type { OwnedServer } from '#features/owners/contract.ts';
import { type Draft, useDraft } from '#web/session/use-draft.ts';
import { dismissToast, showToast } from '#web/kit/toast-store.ts';
import { useAction } from '#web/kit/use-action.ts';
import { isConflict, replaceLost } from '#web/kit/lost-response.ts';
import { useApi } from '#web/kit/use-api.ts';
import { areSaved, type Changes, changesOf, type EditFields, fieldsOf } from './edit-draft.ts';
import { ownedQuery, refetchIfRefused } from './owner-queries.ts';

export interface Editing {
  draft: Draft<EditFields>;
  change: (part: Partial<EditFields>) => void;
  /** What would be saved: different spacing of the same tags is no change. */
  changes: Changes;
  isPending: boolean;
  /** Why the last attempt failed. */
  failure: unknown;
  /** The version that was saved elsewhere since this form started. */
  theirs: OwnedServer | null;
  save: () => Promise<void>;
  takeTheirs: () => void;
}

export function useEdit(server: OwnedServer, identifier: string): Editing {
  const { t } = useLingui();
  const api = useApi();
  const queries = useQueryClient();
  const [base, setBase] = useState(server);
  const draft = useDraft(`edit ${server.id}`, fieldsOf(base));
  const [conflict, setConflict] = useState<OwnedServer | null>(null);
  const [failure, setFailure] = useState<unknown>(null);
  /** The attempts whose response was lost: one of them might have been saved. */
  const [lostAttempts, setLostAttempts] = useState<readonly Attempt[]>([]);
  /** Id of the toast of the last success. */
  const success = useRef(0);
  const changesIn = (fields: EditFields) => {
    const lostFields = lostAttempts.reduce<Changes>((all, { changed }) => ({ ...all, ...changed }), {});
    return changesOf(fields, base, lostFields);
  };
  const changes = changesIn(draft.fields);
  const { basedOn } = draft.fields;
  const isOlder = basedOn !== '' && basedOn !== String(base.version);
  // The page was loaded again after an attempt that was saved although its response was lost.
  const isSaved = isOlder && areSaved(changes, base);
  const isOutdated = isOlder && !isSaved;
  useEffect(() => {
    if (isSaved) draft.discard();
  }, [isSaved, draft]);
  const theirs = conflict ?? (isOutdated ? base : null);
  const { queryKey } = ownedQuery(api, identifier);
  // The next form must not start from a version that one of them might have replaced.
  const forgetVersion = useEffectEvent(() => {
    if (lostAttempts.length > 0) queries.removeQueries({ queryKey, type: 'inactive' });
  });
  useEffect(() => () => forgetVersion(), []);

  const begin = (from: OwnedServer, sent: EditFields): void => {
    setBase(from);
    setLostAttempts([]);
    draft.rebase(fieldsOf(from), sent, { basedOn: String(from.version) });
    setConflict(null);
    setFailure(null);
    queries.setQueryData(queryKey, from);
  };

  const send = async (from: OwnedServer, changed: Changes): Promise<OwnedServer> => {
    const body = { version: from.version, ...changed };
    try {
      return await api('PATCH /api/v1/servers/:id', { params: { id: from.id }, body });
    } catch (error) {
      if (isResponseLost(error)) setLostAttempts((before) => [...before, { from, changed }]);
      throw error;
    }
  };

  const fail = async (error: unknown): Promise<void> => {
    if (!isConflict(error)) {
      setFailure(error);
      return await refetchIfRefused(queries, error);
    }
    setConflict(await queries.fetchQuery({ ...ownedQuery(api, identifier), staleTime: 0 }));
  };

  const { isPending, run: save } = useAction(async (): Promise<void> => {
    setFailure(null);
    // The last success must not remain visible next to the outcome of this attempt.
    dismissToast(success.current);
    try {
      const saved = await replaceLost(send(theirs ?? base, changes), lostAttempts, async ({ from, changed }) => {
        const before = await send(from, changed);
        // A later version is another owner's, which must not be replaced unseen.
        return before.version === from.version + 1 ? await send(before, changes) : undefined;
      });
      begin(saved, draft.fields);
      success.current = showToast({
        title: t`Saved`,
        text:
          saved.state === 'public'
            ? t`The server’s page shows your changes now.`
            : t`Your changes will be visible when the server’s page is public.`,
        tone: 'success',
      });
      await queries.invalidateQueries({ queryKey: [SERVERS_KEY] });
    } catch (error) {
      await fail(error).catch(setFailure);
    }
  });

  return {
    draft,
    change: (part) => {
      const isSame = isEmpty(changesIn({ ...draft.fields, ...part }));
      draft.change({ ...part, basedOn: isSame ? '' : basedOn || String(base.version) });
    },
    changes,
    isPending,
    failure,
    theirs,
    save,
    takeTheirs: () => theirs && begin(theirs, draft.fields),
  };
}

interface Attempt {
  from: OwnedServer;
  changed: Changes;
}

function isEmpty(changes: Changes): boolean {
  return Object.keys(changes).length === 0;
}
