import { type FormEvent, useId } from 'react';
import { REGIONS } from '#contract/vocabulary.ts';
import { knownLanguages, languageName } from '#features/listings/ui/language-names.ts';
import type { OwnedServer } from '#features/owners/contract.ts';
import { CategoryPicker } from '#features/submissions/ui/category-picker.tsx';
import { Button } from '#web/kit/button.tsx';
import { Field, FieldError, TextAreaField } from '#web/kit/field.tsx';
import { Panel } from '#web/kit/panel.tsx';
import { Select } from '#web/kit/select.tsx';
import { ConflictNote } from './conflict-note.tsx';
import { problemOf } from './edit-draft.ts';
import { type Editing, useEdit } from './use-edit.ts';

const MAX_DESCRIPTION = 4000;

interface EditPanelProps {
  server: OwnedServer;
  identifier: string;
}

export function EditPanel({ server, identifier }: EditPanelProps) {
  const editing = useEdit(server, identifier);
  const { draft, change, failure, theirs, isPending, isChanged, save } = editing;
  const problem = problemOf(draft);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!problem && isChanged) void save();
  };
  return (
    <Panel title="Its page">
      <form className="grid grid-cols-[minmax(0,1fr)] gap-5" noValidate onSubmit={submit}>
        <CategoryPicker
          chosen={draft.categories}
          hint="One to five. The first stands in the page’s trail."
          onChange={(categories) => change({ categories })}
        />
        <Field
          label="Tags"
          hint="Up to ten, with commas between them."
          value={draft.tags}
          onChange={(event) => change({ tags: event.currentTarget.value })}
        />
        <Places editing={editing} />
        <InviteField server={server} editing={editing} />
        <TextAreaField
          label="Long description"
          hint={`Markdown, without pictures. ${draft.longDescription.length} of ${MAX_DESCRIPTION} characters.`}
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
            {isPending ? 'Saving...' : 'Save Changes'}
          </Button>
        )}
      </form>
    </Panel>
  );
}

function Places({ editing: { draft, change } }: { editing: Editing }) {
  const id = useId();
  const languages = knownLanguages();
  const isKnown = draft.language === '' || languages.some(({ tag }) => tag === draft.language);
  const own = isKnown ? [] : [{ value: draft.language, label: languageName(draft.language) }];
  return (
    <div className="grid gap-5 sm:grid-cols-2">
      <div className="grid gap-1.5">
        <label htmlFor={`${id}-language`} className="text-xs font-semibold">
          Language
        </label>
        <Select
          id={`${id}-language`}
          value={draft.language}
          onChange={(event) => change({ language: event.currentTarget.value })}
          options={[
            { value: '', label: 'Not stated' },
            ...own,
            ...languages.map(({ tag, name }) => ({ value: tag, label: name })),
          ]}
        />
      </div>
      <div className="grid gap-1.5">
        <label htmlFor={`${id}-region`} className="text-xs font-semibold">
          Region
        </label>
        <Select
          id={`${id}-region`}
          value={draft.region}
          onChange={(event) => change({ region: event.currentTarget.value })}
          options={REGIONS.map((region) => ({ value: region, label: region }))}
        />
      </div>
    </div>
  );
}

const INVITE_STATES = {
  live: 'works',
  failing: 'was gone at the last check',
  expired: 'has expired',
  quarantined: 'leads to another server',
} as const;

function InviteField({ server, editing: { draft, change } }: { server: OwnedServer; editing: Editing }) {
  const standing = server.inviteCode
    ? `Now: discord.gg/${server.inviteCode}, which ${INVITE_STATES[server.inviteState]}.`
    : 'There is no invite that works.';
  return (
    <Field
      label="New invite link"
      type="url"
      maxLength={500}
      placeholder="https://discord.gg/…"
      hint={`${standing} Empty keeps it. A new one has to lead to this server; one that never expires is best.`}
      value={draft.inviteUrl}
      disabled={server.state === 'taken-down'}
      onChange={(event) => change({ inviteUrl: event.currentTarget.value })}
    />
  );
}
