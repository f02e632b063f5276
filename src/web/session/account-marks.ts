// A person's marks belong to the account, a visitor's to the browser. Here the two are brought together: after a sign-in
// what the visitor marked becomes the person's, and the browser keeps a copy of the account's.
import type { Api } from '#contract/client.ts';
import type { Kept } from '#web/kit/kept.ts';
import type { Marks } from '#web/kit/marks.ts';

export interface AccountMarks {
  kept: Kept<Marks>;
  /** The account's, with names where they are known; the oldest first. */
  load: (api: Api) => Promise<ReadonlyMap<string, string>>;
  /** Adds a visitor's to the account's. */
  merge: (api: Api, serverIds: string[]) => Promise<void>;
}

const running = new WeakMap<Kept<Marks>, Promise<void>>();

/** Rejects when the account cannot be reached; what is kept here stays until the account has it. */
export async function syncMarks(marks: AccountMarks, api: Api, userId: string | null): Promise<void> {
  const run = bringTogether(marks, api, userId);
  running.set(marks.kept, run);
  await run;
}

/** Once no copy of the account's is on its way, which would undo what was marked meanwhile. */
export async function marksSettled(kept: Kept<Marks>): Promise<void> {
  try {
    await running.get(kept);
  } catch {
    return; // told where it was begun
  }
}

async function bringTogether({ kept, load, merge }: AccountMarks, api: Api, userId: string | null): Promise<void> {
  const { owner, names } = kept.read();
  // Another person's copy, or one whose session is over: it is not for whoever sits here now.
  if (owner !== null && owner !== userId) kept.write(kept.empty());
  if (userId === null) return;
  if (owner === null && names.size > 0) await merge(api, [...names.keys()]);
  kept.write({ owner: userId, names: await load(api) });
}
