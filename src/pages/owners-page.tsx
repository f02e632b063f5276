// /owners: how claiming a server works, and the servers that the logged-in user has claimed.
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { LogIn } from 'lucide-react';
import { loginHref } from '#web/session/login-link.tsx';
import { useUser } from '#web/session/use-user.ts';
import { ArchIcon } from '#web/directory/arch-icon.tsx';
import { ButtonLink } from '#web/kit/button.tsx';
import { Link } from '#web/kit/link.tsx';
import { Panel } from '#web/kit/panel.tsx';
import { LoadState } from '#web/kit/load-state.tsx';
import { Skeleton } from '#web/kit/skeleton.tsx';
import { useApi } from '#web/kit/use-api.ts';
import { definePage } from '#web/page.ts';
import { manageHref, ownedListQuery } from '#features/owners/ui/owner-queries.ts';
import { StateBadge } from '#features/owners/ui/state-badge.tsx';

const QUESTIONS: readonly { title: MessageDescriptor; text: MessageDescriptor }[] = [
  {
    title: msg`Who can claim a server`,
    text: msg`Its owner on Discord, its administrators, and anyone with the Manage Server permission. Several people can claim the same server. The permission is checked whenever you act: if you lose it on Discord, you lose access here.`,
  },
  {
    title: msg`How to claim it`,
    text: msg`Log in and agree to share your server list. Open your server’s page on this site and choose “Claim this server”. If it is not listed yet, submit it first.`,
  },
  {
    title: msg`What you can do then`,
    text: msg`Set categories, tags, language, region, the invite and a long description. Later updates from Discord never overwrite them. Reply to reviews. See views, join clicks and the search words that led to your page, day by day and without anything about individual visitors.`,
  },
  {
    title: msg`How to leave the site`,
    text: msg`Take the server down on the page where you manage it. It is then not listed and has no page, its invite is no longer checked, and nobody can submit it again. You can put it back at any time.`,
  },
];

function OwnersPage() {
  const { t } = useLingui();
  return (
    <div className="wrap grid grid-cols-1 gap-6 pt-7 pb-12">
      <div className="grid gap-2">
        <h1 className="text-3xl">
          <Trans>For owners</Trans>
        </h1>
        <p className="max-w-[41.5em] text-md text-ink-2">
          <Trans>
            Anyone can submit a server. The people who manage it on Discord decide what its page says, and whether it
            has one.
          </Trans>
        </p>
      </div>
      <div className="grid grid-cols-1 items-start gap-5 lg:grid-cols-[minmax(0,1fr)_336px]">
        <Panel title={t`How claiming works`}>
          <dl className="grid gap-5">
            {QUESTIONS.map(({ title, text }) => (
              <div key={title.id} className="grid gap-1">
                <dt className="font-semibold">{t(title)}</dt>
                <dd className="max-w-[44em] text-ink-2">{t(text)}</dd>
              </div>
            ))}
          </dl>
        </Panel>
        <Panel title={t`Your servers`}>
          <YourServers />
        </Panel>
      </div>
    </div>
  );
}

function YourServers() {
  const { t } = useLingui();
  const { user, isFetching } = useUser();
  const owned = useQuery({ ...ownedListQuery(useApi()), enabled: user !== null });
  if (isFetching) return <Skeleton className="h-24" />;
  if (!user) {
    return (
      <div className="visitor-only grid justify-items-start gap-3">
        <p className="text-ink-2">
          <Trans>Log in to see the servers you have claimed.</Trans>
        </p>
        <ButtonLink className="needs-script" href={loginHref('/owners', 'page')}>
          <LogIn size={16} />
          <Trans>Log In</Trans>
        </ButtonLink>
        <noscript>
          <p className="text-ink-2">
            <Trans>Accounts need JavaScript. Browsing and searching work without it.</Trans>
          </p>
        </noscript>
      </div>
    );
  }
  if (!owned.data) return <LoadState query={owned} skeleton="h-24" failed={t`Failed to load your servers`} />;
  if (owned.data.length === 0) {
    return (
      <p className="text-ink-2">
        <Trans>
          You haven’t claimed any yet. Your servers are on the{' '}
          <Link href="/submit" className="underline underline-offset-4">
            submit page
          </Link>
          .
        </Trans>
      </p>
    );
  }
  return (
    <ul className="grid divide-y divide-line">
      {owned.data.map((server) => (
        <li key={server.id} className="flex items-center gap-3 py-2.5 first:pt-0 last:pb-0">
          <ArchIcon server={server} size={40} />
          <Link
            href={server.state === 'rejected' ? '/decisions' : manageHref(server.slug)}
            className="min-w-0 flex-1 font-semibold [overflow-wrap:anywhere] hover:underline"
          >
            <bdi>{server.name}</bdi>
          </Link>
          {(server.state !== 'public' || server.unlistedBecause) && (
            <StateBadge state={server.unlistedBecause ?? server.state} />
          )}
        </li>
      ))}
    </ul>
  );
}

export default definePage({
  component: OwnersPage,
  head: ({ i18n }) => ({
    title: i18n.t(msg`For owners`),
    description: i18n.t(msg`How people who manage a Discord server claim its page, edit it, or take it off this site.`),
  }),
});
