import { useQueryClient } from '@tanstack/react-query';
import type { FormEvent } from 'react';
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

const FIELDS = ['bio', 'discordTag', 'website', 'location'] as const;

export function ProfileForm({ profile, onDone }: ProfileFormProps) {
  const api = useApi();
  const queries = useQueryClient();
  const toast = useToast();
  const { isPending, run: save } = useAction(async (form: FormData): Promise<void> => {
    try {
      const body = Object.fromEntries(FIELDS.map((name) => [name, String(form.get(name) ?? '').trim()]));
      queries.setQueryData(profileQuery(api).queryKey, await api('PUT /api/v1/profile', { body }));
      toast({ title: texts.saved, text: texts.savedText, tone: 'success' });
      onDone();
    } catch (error) {
      toast({ title: texts.saveFailed, text: failureText(error, texts.saveFailedText), tone: 'error' });
    }
  });
  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    void save(new FormData(event.currentTarget));
  };
  return (
    <form className="grid gap-3.5" noValidate onSubmit={onSubmit}>
      <TextAreaField
        label={texts.bio}
        name="bio"
        dir="auto"
        rows={4}
        maxLength={1000}
        defaultValue={profile.bio ?? ''}
      />
      <div className="grid gap-3.5 md:grid-cols-2">
        <Field
          label={texts.discordTag}
          name="discordTag"
          maxLength={100}
          dir="auto"
          inputClassName="rtl:text-right"
          placeholder="username#1234"
          defaultValue={profile.discordTag ?? ''}
        />
        <Field
          label={texts.website}
          name="website"
          type="url"
          maxLength={100}
          dir="ltr"
          inputClassName="rtl:text-right"
          placeholder="https://"
          defaultValue={profile.website ?? ''}
        />
        <Field
          label={texts.location}
          name="location"
          maxLength={100}
          dir="auto"
          inputClassName="rtl:text-right"
          placeholder={texts.locationExample}
          defaultValue={profile.location ?? ''}
        />
      </div>
      <Button type="submit" variant="lamp" className="justify-self-start" disabled={isPending}>
        {isPending ? texts.saving : texts.save}
      </Button>
    </form>
  );
}
