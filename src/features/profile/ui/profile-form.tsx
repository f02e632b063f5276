import { useLingui } from '@lingui/react';
import { useQueryClient } from '@tanstack/react-query';
import type { ChangeEvent, FormEvent } from 'react';
import { DraftNote } from '#web/session/draft-note.tsx';
import { useDraft } from '#web/session/use-draft.ts';
import type { Profile } from '#features/profile/contract.ts';
import { Button } from '#web/kit/button.tsx';
import { failureText } from '#web/kit/failures/failure-text.ts';
import { Field, TextAreaField } from '#web/kit/field.tsx';
import { useToast } from '#web/kit/toast.tsx';
import { useAction } from '#web/kit/use-action.ts';
import { useApi } from '#web/kit/use-api.ts';
import { profileQuery } from './profile-queries.ts';
import { texts } from './texts.ts';

interface ProfileFormProps {
  profile: Profile;
  onDone: () => void;
}

/** The subject of its draft. */
export const PROFILE_DRAFT = 'profile';

export function ProfileForm({ profile, onDone }: ProfileFormProps) {
  const { i18n } = useLingui();
  const api = useApi();
  const queries = useQueryClient();
  const toast = useToast();
  const { bio, discordTag, website, location } = profile;
  const draft = useDraft(PROFILE_DRAFT, {
    bio: bio ?? '',
    discordTag: discordTag ?? '',
    website: website ?? '',
    location: location ?? '',
  });
  const field = (name: keyof typeof draft.fields) => ({
    name,
    value: draft.fields[name],
    onChange: ({ target }: ChangeEvent<HTMLInputElement | HTMLTextAreaElement>) =>
      draft.change({ [name]: target.value }),
  });
  const { isPending, run: save } = useAction(async (): Promise<void> => {
    try {
      const body = Object.fromEntries(Object.entries(draft.fields).map(([name, text]) => [name, text.trim()]));
      queries.setQueryData(profileQuery(api).queryKey, await api('PUT /api/v1/profile', { body }));
      draft.forget();
      toast({ title: texts.saved, text: texts.savedText, tone: 'success' });
      onDone();
    } catch (error) {
      toast({ title: texts.saveFailed, text: failureText(error, texts.saveFailedText, i18n), tone: 'error' });
    }
  });
  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    void save();
  };
  return (
    <form className="grid gap-3.5" noValidate onSubmit={onSubmit}>
      <TextAreaField label={texts.bio} {...field('bio')} dir="auto" rows={4} maxLength={1000} />
      <div className="grid gap-3.5 md:grid-cols-2">
        <Field
          label={texts.discordTag}
          {...field('discordTag')}
          maxLength={100}
          dir="auto"
          inputClassName="rtl:text-right"
          placeholder="username#1234"
        />
        <Field
          label={texts.website}
          {...field('website')}
          type="url"
          maxLength={100}
          dir="ltr"
          inputClassName="rtl:text-right"
          placeholder="https://"
        />
        <Field
          label={texts.location}
          {...field('location')}
          maxLength={100}
          dir="auto"
          inputClassName="rtl:text-right"
          placeholder={texts.locationExample}
        />
      </div>
      <DraftNote draft={draft} />
      <Button type="submit" variant="lamp" className="justify-self-start" disabled={isPending}>
        {isPending ? texts.saving : texts.save}
      </Button>
    </form>
  );
}
