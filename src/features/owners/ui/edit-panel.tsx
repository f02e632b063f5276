import { useLingui } from '@lingui/react';
import { type FormEvent, type ReactNode, useId } from 'react';
import { REGIONS } from '#contract/vocabulary.ts';
import { knownLanguages, languageName } from '#web/directory/language-names.ts';
import type { OwnedServer } from '#features/owners/contract.ts';
import { regionName } from '#web/directory/region-names.ts';
import { Button } from '#web/kit/button.tsx';
import { Field, FieldError, TextAreaField } from '#web/kit/field.tsx';
import { Panel } from '#web/kit/panel.tsx';
import { Select } from '#web/kit/select.tsx';
import { problemOf, changesOf, type Changes, draftOf } from './edit-draft.ts';
import { texts } from './texts.ts';
import { type Editing, useEdit } from './use-edit.ts';

const MAX_DESCRIPTION = 4000;

interface EditPanelProps {
  server: OwnedServer;
  identifier: string;
  /** The control that chooses categories. */
  renderCategories: (choice: CategoryChoice) => ReactNode;
}

interface CategoryChoice {
  chosen: readonly string[];
  hint: string;
  onChange: (chosen: string[]) => void;
}

export function EditPanel({ server, identifier, renderCategories }: EditPanelProps) {
  const editing = useEdit(server, identifier);
  const { draft, change, failure, theirs, isPending, isChanged, save } = editing;
  const problem = problemOf(draft);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!problem && isChanged) void save();
  };
  return (
    <Panel title={texts.edit}>
      <form className="grid grid-cols-[minmax(0,1fr)] gap-5" noValidate onSubmit={submit}>
        {renderCategories({
          chosen: draft.categories,
          hint: texts.categoriesHint,
          onChange: (chosen) => change({ categories: chosen }),
        })}
        <Field
          label={texts.tags}
          hint={texts.tagsHint}
          dir="auto"
          inputClassName="rtl:text-right"
          value={draft.tags}
          onChange={(event) => change({ tags: event.currentTarget.value })}
        />
        <Places editing={editing} />
        <InviteField server={server} editing={editing} />
        <TextAreaField
          label={texts.longDescription}
          hint={texts.descriptionHint(draft.longDescription.length, MAX_DESCRIPTION)}
          dir="auto"
          rows={10}
          maxLength={MAX_DESCRIPTION}
          value={draft.longDescription}
          onChange={(event) => change({ longDescription: event.currentTarget.value })}
        />
        {theirs && <ConflictNote editing={editing} theirs={theirs} />}
        <div role="alert" className="empty:hidden">
          {(problem ?? failure) && <FieldError id="edit-failure">{problem ?? failure}</FieldError>}
        </div>
        {!theirs && (
          <Button
            type="submit"
            variant="lamp"
            className="justify-self-start"
            disabled={isPending || !isChanged || problem !== undefined}
          >
            {isPending ? texts.saving : texts.save}
          </Button>
        )}
      </form>
    </Panel>
  );
}

function Places({ editing: { draft, change } }: { editing: Editing }) {
  const { i18n } = useLingui();
  const id = useId();
  const languages = knownLanguages(i18n);
  const isKnown = draft.language === '' || languages.some(({ tag }) => tag === draft.language);
  const own = isKnown ? [] : [{ value: draft.language, label: languageName(draft.language, i18n) }];
  return (
    <div className="grid gap-5 sm:grid-cols-2">
      <div className="grid gap-1.5">
        <label htmlFor={`${id}-language`} className="text-xs font-semibold">
          {texts.language}
        </label>
        <Select
          id={`${id}-language`}
          value={draft.language}
          onChange={(event) => change({ language: event.currentTarget.value })}
          options={[
            { value: '', label: texts.notStated },
            ...own,
            ...languages.map(({ tag, name }) => ({ value: tag, label: name })),
          ]}
        />
      </div>
      <div className="grid gap-1.5">
        <label htmlFor={`${id}-region`} className="text-xs font-semibold">
          {texts.region}
        </label>
        <Select
          id={`${id}-region`}
          value={draft.region}
          onChange={(event) => change({ region: event.currentTarget.value })}
          options={REGIONS.map((region) => ({ value: region, label: regionName(region, i18n) }))}
        />
      </div>
    </div>
  );
}

function InviteField({ server, editing: { draft, change } }: { server: OwnedServer; editing: Editing }) {
  const standing = server.inviteCode
    ? texts.invites[server.inviteState](`discord.gg/${server.inviteCode}`)
    : texts.noInvite;
  return (
    <Field
      label={texts.newInvite}
      type="url"
      maxLength={500}
      placeholder="https://discord.gg/…"
      hint={texts.inviteHint(standing)}
      dir="ltr"
      inputClassName="rtl:text-right"
      value={draft.inviteUrl}
      disabled={server.state === 'taken-down'}
      onChange={(event) => change({ inviteUrl: event.currentTarget.value })}
    />
  );
}

/** Somebody else saved meanwhile: what is typed stands, and the owner decides what becomes of it. */
function ConflictNote({ editing, theirs }: { editing: Editing; theirs: OwnedServer }) {
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
