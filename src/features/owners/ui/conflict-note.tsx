import type { OwnedServer } from '#features/owners/contract.ts';
import { Button } from '#web/kit/button.tsx';
import { changesOf, type Changes, draftOf } from './edit-draft.ts';
import { texts } from './texts.ts';
import type { Editing } from './use-edit.ts';

/** Somebody else saved meanwhile: what is typed stands, and the owner decides what becomes of it. */
export function ConflictNote({ editing, theirs }: { editing: Editing; theirs: OwnedServer }) {
  const differing = Object.keys(changesOf(editing.draft, theirs)).map((key) => texts.fields[key as keyof Changes]);
  return (
    <section
      role="alert"
      aria-label={texts.conflict}
      className="grid gap-3 rounded-md border border-mid bg-surface-2 p-4"
    >
      <p className="font-semibold">{texts.conflictText}</p>
      <p className="text-ink-2">
        {texts.nothingLost} {differing.length > 0 ? texts.differs(differing) : texts.differsNot}
      </p>
      {draftOf(theirs).longDescription !== editing.draft.longDescription && (
        <details>
          <summary className="cursor-pointer text-sm underline underline-offset-4">{texts.theirDescription}</summary>
          <pre dir="auto" className="mt-2 max-h-60 overflow-auto text-xs whitespace-pre-wrap [overflow-wrap:anywhere]">
            {theirs.longDescription ?? texts.none}
          </pre>
        </details>
      )}
      <div className="flex flex-wrap gap-2">
        <Button variant="lamp" disabled={editing.isPending} onClick={() => void editing.save()}>
          {texts.saveMine}
        </Button>
        <Button variant="ghost" onClick={editing.takeTheirs}>
          {texts.takeTheirs}
        </Button>
      </div>
    </section>
  );
}
