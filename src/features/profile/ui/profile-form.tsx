import { useLingui } from '@lingui/react/macro';
import { useQueryClient } from '@tanstack/react-query';
import { type ChangeEvent, type FormEvent, useRef, useState } from 'react';
import { isResponseLost } from '#contract/client.ts';
import { MAX_BIO, MAX_PROFILE_LINE } from '#contract/limits.ts';
import { DraftNote } from '#web/session/draft-note.tsx';
import { differences, useDraft } from '#web/session/use-draft.ts';
import type { Profile } from '#features/profile/contract.ts';
import { Button } from '#web/kit/button.tsx';
import { failureText } from '#web/kit/failures/failure-text.ts';
import { fieldErrors, useInvalidFieldFocus } from '#web/kit/failures/field-errors.ts';
import { Field, TextAreaField } from '#web/kit/field.tsx';
import { showToast } from '#web/kit/toast-store.ts';
import { useAction } from '#web/kit/use-action.ts';
import { useApi } from '#web/kit/use-api.ts';
import { profileQuery } from './profile-queries.ts';

interface ProfileFormProps {
  profile: Profile;
  onDone: () => void;
}

/** Subject of the form's draft. */
export const PROFILE_DRAFT = 'profile';

const FIELDS = { fields: ['bio', 'discordTag', 'website', 'location'] } as const;

export function fieldsOf({ bio, discordTag, website, location }: Profile) {
  return { bio: bio ?? '', discordTag: discordTag ?? '', website: website ?? '', location: location ?? '' };
}

export function ProfileForm({ profile, onDone }: ProfileFormProps) {
  const { i18n, t } = useLingui();
  const api = useApi();
  const queries = useQueryClient();
  const [opened] = useState(() => fieldsOf(profile));
  const draft = useDraft(PROFILE_DRAFT, opened);
  /** Names of the fields in attempts whose response was lost. */
  const lostFields = useRef<string[]>([]);
  const [failure, setFailure] = useState<unknown>(null);
  const refused = fieldErrors(failure, FIELDS, i18n);
  const form = useInvalidFieldFocus(failure);
  const field = (name: keyof typeof draft.fields) => ({
    name,
    value: draft.fields[name],
    error: refused[name],
    readOnly: isPending,
    onChange: ({ target }: ChangeEvent<HTMLInputElement | HTMLTextAreaElement>) =>
      draft.change({ [name]: target.value }),
  });
  const { isPending, run: save } = useAction(async (): Promise<void> => {
    setFailure(null);
    // Only what was changed here: another tab might have saved the other fields.
    const changed = Object.entries(differences(draft.fields, opened, lostFields.current));
    const body = Object.fromEntries(changed.map(([name, text]) => [name, text.trim()]));
    try {
      queries.setQueryData(profileQuery(api).queryKey, await api('PUT /api/v1/profile', { body }));
      draft.forget();
      showToast({ title: t`Profile Updated`, text: t`Your profile has been successfully updated.`, tone: 'success' });
      onDone();
    } catch (error) {
      if (isResponseLost(error)) {
        lostFields.current.push(...Object.keys(body));
        // What is shown when the form is closed might be saved no longer.
        void queries.invalidateQueries({ queryKey: profileQuery(api).queryKey });
      }
      setFailure(error);
      const [refusal] = Object.values(fieldErrors(error, FIELDS, i18n));
      const text = refusal ?? failureText(error, i18n, t`Failed to update profile.`);
      showToast({ title: t`Update Failed`, text, tone: 'error' });
    }
  });
  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    void save();
  };
  return (
    <form ref={form} className="grid gap-3.5" noValidate onSubmit={onSubmit}>
      <TextAreaField label={t`Bio`} {...field('bio')} dir="auto" rows={4} maxLength={MAX_BIO} />
      <div className="grid items-start gap-3.5 md:grid-cols-2">
        <Field
          label={t`Discord Tag`}
          {...field('discordTag')}
          maxLength={MAX_PROFILE_LINE}
          dir="auto"
          inputClassName="rtl:text-right"
          placeholder="username#1234"
        />
        <Field
          label={t`Website`}
          {...field('website')}
          type="url"
          maxLength={MAX_PROFILE_LINE}
          dir="ltr"
          inputClassName="rtl:text-right"
          placeholder="https://"
        />
        <Field
          label={t`Location`}
          {...field('location')}
          maxLength={MAX_PROFILE_LINE}
          dir="auto"
          inputClassName="rtl:text-right"
          placeholder={t`City, Country`}
        />
      </div>
      <DraftNote draft={draft} />
      <Button type="submit" variant="lamp" className="justify-self-start" isPending={isPending}>
        {isPending ? t`Saving...` : t`Save Changes`}
      </Button>
    </form>
  );
}
