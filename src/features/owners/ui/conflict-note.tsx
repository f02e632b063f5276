import type { OwnedServer } from '#features/owners/contract.ts';
import { Button } from '#web/kit/button.tsx';
import { changesOf, type Changes, draftOf } from './edit-draft.ts';
import type { Editing } from './use-edit.ts';

const NAMES: Record<keyof Changes, string> = {
  categories: 'categories',
  tags: 'tags',
  language: 'language',
  region: 'region',
  inviteUrl: 'invite',
  longDescription: 'long description',
};

/** Somebody else saved meanwhile: what is typed stands, and the owner decides what becomes of it. */
export function ConflictNote({ editing, theirs }: { editing: Editing; theirs: OwnedServer }) {
  const differing = Object.keys(changesOf(editing.draft, theirs)).map((key) => NAMES[key as keyof Changes]);
  return (
    <section
      role="alert"
      aria-label="Somebody else saved meanwhile"
      className="grid gap-3 rounded-md border border-mid bg-surface-2 p-4"
    >
      <p className="font-semibold">Somebody else saved this server while you were typing.</p>
      <p className="text-ink-2">
        Nothing of yours is lost: it stands above.{' '}
        {differing.length > 0 ? `It differs from theirs in: ${differing.join(', ')}.` : 'It says the same as theirs.'}
      </p>
      {draftOf(theirs).longDescription !== editing.draft.longDescription && (
        <details>
          <summary className="cursor-pointer text-sm underline underline-offset-4">Their long description</summary>
          <pre className="mt-2 max-h-60 overflow-auto text-xs whitespace-pre-wrap [overflow-wrap:anywhere]">
            {theirs.longDescription ?? '(none)'}
          </pre>
        </details>
      )}
      <div className="flex flex-wrap gap-2">
        <Button variant="lamp" disabled={editing.isPending} onClick={() => void editing.save()}>
          Save what I changed
        </Button>
        <Button variant="ghost" onClick={editing.takeTheirs}>
          Take theirs
        </Button>
      </div>
    </section>
  );
}
