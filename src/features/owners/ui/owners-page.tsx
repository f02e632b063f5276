// /owners: how claiming a server works, and the servers that a signed-in person has claimed.
import { useQuery } from '@tanstack/react-query';
import { LogIn } from 'lucide-react';
import { useUser } from '#features/accounts/ui/use-user.ts';
import { ArchIcon } from '#features/listings/ui/arch-icon.tsx';
import { Badge } from '#web/kit/badge.tsx';
import { ButtonLink } from '#web/kit/button.tsx';
import { Link } from '#web/kit/link.tsx';
import { Panel } from '#web/kit/panel.tsx';
import { Skeleton } from '#web/kit/skeleton.tsx';
import { useApi } from '#web/kit/use-api.ts';
import { definePage } from '#web/page.ts';
import { manageHref } from './manage-href.ts';
import { ownedListQuery } from './owner-queries.ts';

const QUESTIONS = [
  {
    title: 'Who may claim a server',
    text: 'Its owner on Discord, its administrators, and everybody with the Manage Server permission. Several people may claim the same server. The permission is asked for again whenever you act: who loses it on Discord loses access here.',
  },
  {
    title: 'How',
    text: 'Log in and agree to share your server list. Open the page of your server on this site and choose “Claim this server”. If it is not listed yet, submit it first.',
  },
  {
    title: 'What you can do then',
    text: 'Set categories, tags, language, region, the invite and a long description. Nothing that is read from Discord later overwrites them. Answer reviews. See views, join clicks and the search words that led to your page, by day and without anything about anybody.',
  },
  {
    title: 'How to leave the site',
    text: 'Take the server down on the page where you manage it. It is on no list then, has no page, its invite is not asked about any more, and nobody can submit it again. You can put it back at any time.',
  },
] as const;

function OwnersPage() {
  return (
    <div className="wrap grid grid-cols-[minmax(0,1fr)] gap-6 pt-7 pb-12">
      <div className="grid gap-2">
        <h1 tabIndex={-1} className="text-3xl">
          For owners
        </h1>
        <p className="max-w-[68ch] text-md text-ink-2">
          Anybody may submit a server. Those who manage it on Discord decide what its page says, and whether there is
          one.
        </p>
      </div>
      <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-5 lg:grid-cols-[minmax(0,1fr)_336px]">
        <Panel title="How claiming works">
          <dl className="grid gap-5">
            {QUESTIONS.map(({ title, text }) => (
              <div key={title} className="grid gap-1">
                <dt className="font-semibold">{title}</dt>
                <dd className="max-w-[72ch] text-ink-2">{text}</dd>
              </div>
            ))}
          </dl>
        </Panel>
        <Panel title="Your servers">
          <YourServers />
        </Panel>
      </div>
    </div>
  );
}

function YourServers() {
  const { user, isLoading } = useUser();
  const { data, isError } = useQuery({ ...ownedListQuery(useApi()), enabled: user !== null });
  if (isLoading || (user && !data && !isError)) return <Skeleton className="h-24" />;
  if (!user) {
    return (
      <div className="grid justify-items-start gap-3">
        <p className="text-ink-2">Log in to see the servers that you claimed.</p>
        <ButtonLink href="/api/auth/login?returnTo=%2Fowners">
          <LogIn size={16} aria-hidden="true" />
          Log In
        </ButtonLink>
      </div>
    );
  }
  if (!data) return <p className="text-ink-2">Your servers cannot be shown just now.</p>;
  if (data.length === 0) {
    return (
      <p className="text-ink-2">
        You have not claimed any yet. Your servers stand on the{' '}
        <Link href="/submit" className="underline underline-offset-4">
          submit page
        </Link>
        .
      </p>
    );
  }
  return (
    <ul className="grid divide-y divide-line">
      {data.map((server) => (
        <li key={server.id} className="flex items-center gap-3 py-2.5 first:pt-0 last:pb-0">
          <ArchIcon server={server} size={40} />
          <Link
            href={manageHref(server.slug)}
            className="min-w-0 flex-1 font-semibold [overflow-wrap:anywhere] hover:underline"
          >
            {server.name}
          </Link>
          {server.state === 'taken-down' && <Badge tone="bad">Taken down</Badge>}
          {server.state === 'pending' && <Badge tone="mid">Pending</Badge>}
        </li>
      ))}
    </ul>
  );
}

export default definePage({
  component: OwnersPage,
  head: () => ({
    title: 'For owners',
    description: 'How those who manage a Discord server claim its page, edit it, or take it off this site.',
  }),
});
