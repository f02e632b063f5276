import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { AtSign, CalendarDays, Globe, MapPin } from 'lucide-react';
import { type ReactNode, useState, useRef } from 'react';
import { flushSync } from 'react-dom';
import type { CurrentUser } from '#features/accounts/contract.ts';
import { useStoredDraft } from '#web/session/use-draft.ts';
import { UserPicture } from '#web/session/user-picture.tsx';
import { dayText } from '#web/kit/day.tsx';
import type { Profile } from '#features/profile/contract.ts';
import { Button } from '#web/kit/button.tsx';
import { ErrorState } from '#web/kit/error-state.tsx';
import { Panel } from '#web/kit/panel.tsx';
import { useApi } from '#web/kit/use-api.ts';
import { fieldsOf, PROFILE_DRAFT, ProfileForm } from './profile-form.tsx';
import { profileQuery } from './profile-queries.ts';

export function ProfileHeader({ user }: { user: CurrentUser }) {
  const { t } = useLingui();
  const { data: profile, isError, refetch } = useQuery(profileQuery(useApi()));
  // They see on the page why they cannot edit it.
  const isSuspended = user.suspendedFor !== null;
  const storedDraft = useStoredDraft(PROFILE_DRAFT, profile && fieldsOf(profile));
  const [isEditing, setEditing] = useState<boolean>();
  // Decided once: a draft that becomes empty does not close its form, and that of another tab opens none.
  if (profile && isEditing === undefined) setEditing(storedDraft.isThere && !isSuspended);
  const part = useRef<HTMLDivElement>(null);
  const edit = () => {
    flushSync(() => setEditing(true));
    // The pressed button is below the form.
    part.current?.querySelector('textarea')?.focus();
  };
  const cancel = () => {
    storedDraft.forget();
    setEditing(false);
  };
  const name =
    [user.firstName, user.lastName].filter(Boolean).join(' ') || t({ message: 'User', comment: 'In place of a name' });
  return (
    <Panel>
      <div className="flex flex-wrap items-start gap-5">
        <UserPicture name={user.username} url={user.profileImageUrl} size={84} />
        <div ref={part} className="grid min-w-0 flex-1 basis-64 grid-cols-1 gap-2">
          <h1 className="text-2xl [overflow-wrap:anywhere]">
            <bdi>{name}</bdi>
          </h1>
          {!profile && isError && (
            <ErrorState level={2} title={t`Failed to load your profile`} onRetry={() => void refetch()} />
          )}
          {!isEditing && profile && <Facts user={user} profile={profile} />}
          {isEditing && profile && <ProfileForm profile={profile} onDone={() => setEditing(false)} />}
        </div>
        {!isSuspended && (
          <Button disabled={!profile} onClick={isEditing ? cancel : edit}>
            {isEditing ? t`Cancel` : t`Edit Profile`}
          </Button>
        )}
      </div>
    </Panel>
  );
}

function Facts({ user, profile }: { user: CurrentUser; profile: Profile }) {
  const { i18n } = useLingui();
  const joined = dayText(profile.joinedAt, i18n);
  const tag = profile.discordTag ?? user.username + (user.discriminator ? `#${user.discriminator}` : '');
  return (
    <>
      {profile.bio && (
        <p dir="auto" className="max-w-[40.5em] whitespace-pre-line text-ink-2 [overflow-wrap:anywhere] rtl:text-right">
          {profile.bio}
        </p>
      )}
      <ul className="flex flex-wrap gap-x-4 gap-y-1.5 text-xs text-ink-2">
        <IconLine icon={<AtSign size={14} />}>
          <bdi>{tag}</bdi>
        </IconLine>
        {profile.location && (
          <IconLine icon={<MapPin size={14} />}>
            <bdi>{profile.location}</bdi>
          </IconLine>
        )}
        {profile.website && (
          <IconLine icon={<Globe size={14} />}>
            <a
              href={profile.website}
              rel="nofollow noopener noreferrer ugc"
              target="_blank"
              className="text-sky underline [overflow-wrap:anywhere]"
            >
              <bdi dir="ltr">{profile.website.replace(/^https?:\/\//, '')}</bdi>
            </a>
          </IconLine>
        )}
        <IconLine icon={<CalendarDays size={14} />}>
          <Trans>Joined {joined}</Trans>
        </IconLine>
      </ul>
    </>
  );
}

function IconLine({ icon, children }: { icon: ReactNode; children: ReactNode }) {
  return (
    <li className="inline-flex max-w-full items-center gap-1.5 *:[svg]:shrink-0">
      {icon}
      <span className="min-w-0 [overflow-wrap:anywhere]">{children}</span>
    </li>
  );
}
