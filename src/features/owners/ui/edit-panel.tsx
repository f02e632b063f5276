import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import type { FormEvent, ReactNode } from 'react';
import { isUnauthenticated } from '#contract/client.ts';
import { MAX_LONG_DESCRIPTION, MAX_TAG_LENGTH } from '#contract/limits.ts';
import { REGIONS } from '#contract/vocabulary.ts';
import { knownLanguages, languageName, regionName } from '#web/directory/display-names.ts';
import type { OwnedServer } from '#features/owners/contract.ts';
import { DraftNote } from '#web/session/draft-note.tsx';
import { Button } from '#web/kit/button.tsx';
import { failureText } from '#web/kit/failures/failure-text.ts';
import { fieldErrors, useInvalidFieldFocus } from '#web/kit/failures/field-errors.ts';
import { Field, FieldError, SelectField, TextAreaField } from '#web/kit/field.tsx';
import { useFormat } from '#web/kit/format.ts';
import { Panel } from '#web/kit/panel.tsx';
import { type Changes, EDIT_FIELDS, listOf, problemsOf, savedOver } from './edit-draft.ts';
import { type Editing, useEdit } from './use-edit.ts';

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
  const { t, i18n } = useLingui();
  const { whole } = useFormat();
  const editing = useEdit(server, identifier);
  const { draft, change, failure, theirs, isPending, save } = editing;
  const isChanged = Object.keys(editing.changes).length > 0;
  const { fields } = draft;
  const problems = problemsOf(fields, i18n);
  const isWrong = Object.keys(problems).length > 0;
  const refused = fieldErrors(failure, EDIT_FIELDS, i18n);
  const form = useInvalidFieldFocus(failure);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!isWrong && isChanged) void save();
  };
  // For an ended session, the note about the draft says what to do.
  const isGeneral = failure !== null && !isUnauthenticated(failure) && Object.keys(refused).length === 0;
  const formError = problems.categories ?? (isGeneral ? failureText(failure, i18n) : undefined);
  return (
    <Panel title={t`Edit page`}>
      <form ref={form} className="grid grid-cols-1 gap-5" noValidate onSubmit={submit}>
        {renderCategories({
          chosen: listOf(fields.categories),
          hint: t`One to five. The one you choose first is the main category.`,
          onChange: (chosen) => change({ categories: chosen.join(', ') }),
        })}
        <Field
          label={t`Tags`}
          hint={t`Up to ten of at most ${{ longest: MAX_TAG_LENGTH }} characters, separated by commas, the most important first. If you leave this empty, they are chosen from the server’s texts.`}
          error={problems.tags ?? refused.tags}
          dir="auto"
          inputClassName="rtl:text-right"
          value={fields.tags}
          onChange={(event) => change({ tags: event.currentTarget.value })}
        />
        <LanguageAndRegion editing={editing} />
        <InviteField server={server} editing={editing} error={refused.inviteUrl} />
        <TextAreaField
          label={t`Long description`}
          hint={t`Markdown, without images. ${{ length: whole(fields.longDescription.length) }} of ${{ most: whole(MAX_LONG_DESCRIPTION) }} characters.`}
          error={refused.longDescription}
          dir="auto"
          rows={10}
          maxLength={MAX_LONG_DESCRIPTION}
          value={fields.longDescription}
          onChange={(event) => change({ longDescription: event.currentTarget.value })}
        />
        {theirs && <ConflictNote editing={editing} theirs={theirs} />}
        <div role="alert" className="empty:hidden">
          {formError && <FieldError id="edit-failure">{formError}</FieldError>}
        </div>
        {!theirs && <DraftNote draft={draft} />}
        {!theirs && (
          <Button
            type="submit"
            variant="lamp"
            className="justify-self-start"
            isPending={isPending}
            disabled={!isChanged || isWrong}
          >
            {isPending ? t`Saving...` : t`Save Changes`}
          </Button>
        )}
      </form>
    </Panel>
  );
}

function LanguageAndRegion({ editing }: { editing: Editing }) {
  const { change } = editing;
  const { fields } = editing.draft;
  const { i18n, t } = useLingui();
  const languages = knownLanguages(i18n);
  const isKnown = fields.language === '' || languages.some(({ tag }) => tag === fields.language);
  const own = isKnown ? [] : [{ value: fields.language, label: languageName(fields.language, i18n) }];
  return (
    <div className="grid gap-5 sm:grid-cols-2">
      <SelectField
        label={t`Language`}
        value={fields.language}
        onChange={(event) => change({ language: event.currentTarget.value })}
        options={[
          { value: '', label: t`Not specified` },
          ...own,
          ...languages.map(({ tag, name }) => ({ value: tag, label: name })),
        ]}
      />
      <SelectField
        label={t`Region`}
        value={fields.region}
        onChange={(event) => change({ region: event.currentTarget.value })}
        options={REGIONS.map((region) => ({ value: region, label: regionName(region, i18n) }))}
      />
    </div>
  );
}

const INVITES = {
  live: (address: string) => msg`The current invite, ${address}, works.`,
  failing: (address: string) => msg`The current invite, ${address}, did not work when we last checked.`,
  expired: (address: string) => msg`The current invite, ${address}, has expired.`,
  quarantined: (address: string) => msg`The current invite, ${address}, leads to another server.`,
} satisfies Record<OwnedServer['inviteState'], (address: string) => MessageDescriptor>;

interface InviteFieldProps {
  server: OwnedServer;
  editing: Editing;
  error: string | undefined;
}

function InviteField({ server, editing: { draft, change }, error }: InviteFieldProps) {
  const { t } = useLingui();
  const inviteStatus = server.inviteCode
    ? t(INVITES[server.inviteState](`discord.gg/${server.inviteCode}`))
    : t`There is no working invite.`;
  return (
    <Field
      label={t`New invite link`}
      type="url"
      maxLength={500}
      placeholder="https://discord.gg/…"
      hint={`${inviteStatus} ${t`Leave empty to change nothing. A new invite has to lead to this server; one that never expires is best.`}`}
      error={error}
      dir="ltr"
      inputClassName="rtl:text-right"
      value={draft.fields.inviteUrl}
      // An invite that was typed before another tab took the server down can be removed.
      disabled={server.state === 'taken-down' && draft.fields.inviteUrl === ''}
      onChange={(event) => change({ inviteUrl: event.currentTarget.value })}
    />
  );
}

const FIELDS = {
  categories: msg({ message: 'categories', context: 'changed field' }),
  tags: msg({ message: 'tags', context: 'changed field' }),
  language: msg({ message: 'language', context: 'changed field' }),
  region: msg({ message: 'region', context: 'changed field' }),
  inviteUrl: msg({ message: 'invite', context: 'changed field' }),
  longDescription: msg({ message: 'long description', context: 'changed field' }),
} satisfies Record<keyof Changes, MessageDescriptor>;

/** Another owner, or the same in another tab, saved in the meantime: the typed text is unchanged, and the user chooses which version to keep. */
function ConflictNote({ editing, theirs }: { editing: Editing; theirs: OwnedServer }) {
  const { t } = useLingui();
  const { list } = useFormat();
  const differing = savedOver(editing.draft.fields, editing.changes, theirs);
  return (
    <section
      role="alert"
      aria-label={t`Saved elsewhere`}
      className="grid gap-3 rounded-md border border-mid bg-surface-2 p-4"
    >
      <p className="font-semibold">
        <Trans>This server was saved elsewhere while you were typing.</Trans>
      </p>
      <p className="text-ink-2">
        <Trans>Nothing you typed is lost: it is in the form above.</Trans>{' '}
        {differing.length > 0
          ? t`It differs from the saved version in: ${{ fields: list(differing.map((field) => t(FIELDS[field as keyof Changes]))) }}.`
          : t`It matches the saved version.`}
      </p>
      {differing.includes('longDescription') && (
        <details>
          <summary className="cursor-pointer py-1.5 text-sm underline underline-offset-4">
            <Trans>The saved long description</Trans>
          </summary>
          <pre dir="auto" className="mt-2 max-h-60 overflow-auto text-xs whitespace-pre-wrap [overflow-wrap:anywhere]">
            {theirs.longDescription ?? t`(none)`}
          </pre>
        </details>
      )}
      <div className="flex flex-wrap gap-2">
        <Button variant="lamp" isPending={editing.isPending} onClick={() => void editing.save()}>
          <Trans>Save my changes</Trans>
        </Button>
        <Button variant="ghost" onClick={editing.takeTheirs}>
          <Trans>Use the saved version</Trans>
        </Button>
      </div>
    </section>
  );
}
