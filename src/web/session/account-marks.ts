// Marked servers: favorites and hidden ones. A person's marks belong to the account, a visitor's to the browser. After a
// sign-in the visitor's are merged into the account's, of which the browser keeps a copy.
import { msg, plural } from '@lingui/core/macro';
import type { Api } from '#contract/client.ts';
import type { Kept } from '#web/kit/kept.ts';
import { keepMarks, type Marks } from '#web/kit/marks.ts';
import { useKept } from '#web/kit/use-kept.ts';
import { showToastWhenFree } from '#web/kit/toast-store.ts';
import { announceUnlocked } from './announce-unlocked.ts';

export const localFavorites = keepMarks('duskrow.favorites');
export const localHidden = keepMarks('duskrow.hidden');

/** Names by the ids of hidden servers; the same object until one changes. */
export function useHidden(): ReadonlyMap<string, string> {
  return useKept(localHidden).names;
}

/** What a list shows of these servers. */
export function withoutHidden<S extends { id: string }>(
  servers: readonly S[],
  hidden: ReadonlyMap<string, string>,
): S[] {
  return servers.filter(({ id }) => !hidden.has(id));
}

export interface AccountMarks {
  kept: Kept<Marks>;
  /** The account's, with names where they are known; the oldest first. */
  load: (api: Api) => Promise<ReadonlyMap<string, string>>;
  /** Adds a visitor's to the account's. */
  merge: (api: Api, serverIds: string[]) => Promise<void>;
}

export const favoriteMarks: AccountMarks = {
  kept: localFavorites,
  async load(api) {
    const { serverIds } = await api('GET /api/v1/favorites');
    return new Map(serverIds.toReversed().map((id) => [id, '']));
  },
  async merge(api, serverIds) {
    const { unlocked, noRoom } = await api('POST /api/v1/favorites/merge', { body: { serverIds } });
    if (noRoom > 0) {
      showToastWhenFree({
        title: (i18n) =>
          i18n.t(
            msg`${plural({ count: noRoom }, { one: '# favorite from this browser was not added', other: '# favorites from this browser were not added' })}`,
          ),
        text: (i18n) => i18n.t(msg`You’ve reached the limit of favorites.`),
        tone: 'error',
      });
    }
    announceUnlocked(unlocked);
  },
};

export const hiddenMarks: AccountMarks = {
  kept: localHidden,
  async load(api) {
    const { servers } = await api('GET /api/v1/hidden');
    return new Map(servers.toReversed().map(({ id, name }) => [id, name ?? '']));
  },
  async merge(api, serverIds) {
    const { noRoom } = await api('POST /api/v1/hidden/merge', { body: { serverIds } });
    if (noRoom > 0) {
      showToastWhenFree({
        title: (i18n) =>
          i18n.t(
            msg`${plural({ count: noRoom }, { one: '# server hidden in this browser is shown again', other: '# servers hidden in this browser are shown again' })}`,
          ),
        text: (i18n) => i18n.t(msg`You’ve reached the limit of hidden servers.`),
        tone: 'error',
      });
    }
  },
};

const running = new WeakMap<Kept<Marks>, Promise<void>>();

/** Rejects when the account cannot be reached; the marks of this browser stay until the account has them. */
export async function syncMarks(marks: AccountMarks, api: Api, userId: string | null): Promise<void> {
  const run = mergeMarks(marks, api, userId);
  running.set(marks.kept, run);
  await run;
}

/** Once no copy of the account's is on its way, which would undo what was marked meanwhile. */
export async function marksSettled(kept: Kept<Marks>): Promise<void> {
  try {
    await running.get(kept);
  } catch {
    return; // reported where it was started
  }
}

async function mergeMarks({ kept, load, merge }: AccountMarks, api: Api, userId: string | null): Promise<void> {
  const { owner, names } = kept.read();
  // Another person's copy, or one whose session is over: it is not for whoever sits here now.
  if (owner !== null && owner !== userId) kept.write(kept.empty());
  if (userId === null) return;
  if (owner === null && names.size > 0) await merge(api, [...names.keys()]);
  kept.write({ owner: userId, names: await load(api) });
}
