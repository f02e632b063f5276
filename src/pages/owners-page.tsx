// /owners: how claiming a server works, and the servers that a signed-in person has claimed.
import { useQuery } from '@tanstack/react-query';
import { LogIn } from 'lucide-react';
import { useUser } from '#web/session/use-user.ts';
import { ArchIcon } from '#web/directory/arch-icon.tsx';
import { Badge } from '#web/kit/badge.tsx';
import { ButtonLink } from '#web/kit/button.tsx';
import { Link } from '#web/kit/link.tsx';
import { MarkedText } from '#web/kit/marked-text.tsx';
import { Panel } from '#web/kit/panel.tsx';
import { Skeleton } from '#web/kit/skeleton.tsx';
import { useApi } from '#web/kit/use-api.ts';
import { definePage } from '#web/page.ts';
import { manageHref, ownedListQuery } from '#features/owners/ui/owner-queries.ts';
import { texts } from '#features/owners/ui/texts.ts';

function OwnersPage() {
  return (
    <div className="wrap grid grid-cols-[minmax(0,1fr)] gap-6 pt-7 pb-12">
      <div className="grid gap-2">
        <h1 tabIndex={-1} className="text-3xl">
          {texts.forOwners}
        </h1>
        <p className="max-w-[41.5em] text-md text-ink-2">{texts.forOwnersLead}</p>
      </div>
      <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-5 lg:grid-cols-[minmax(0,1fr)_336px]">
        <Panel title={texts.howClaimingWorks}>
          <dl className="grid gap-5">
            {texts.questions.map(({ title, text }) => (
              <div key={title} className="grid gap-1">
                <dt className="font-semibold">{title}</dt>
                <dd className="max-w-[44em] text-ink-2">{text}</dd>
              </div>
            ))}
          </dl>
        </Panel>
        <Panel title={texts.yourServers}>
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
        <p className="text-ink-2">{texts.logInToSee}</p>
        <ButtonLink href="/api/auth/login?returnTo=%2Fowners">
          <LogIn size={16} aria-hidden="true" />
          {texts.logIn}
        </ButtonLink>
      </div>
    );
  }
  if (!data) return <p className="text-ink-2">{texts.yoursFailed}</p>;
  if (data.length === 0) {
    return (
      <p className="text-ink-2">
        <MarkedText text={texts.noneClaimed} href="/submit" linkClassName="underline underline-offset-4" />
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
            <bdi>{server.name}</bdi>
          </Link>
          {server.state === 'taken-down' && <Badge tone="bad">{texts.states['taken-down']}</Badge>}
          {server.state === 'pending' && <Badge tone="mid">{texts.states.pending}</Badge>}
        </li>
      ))}
    </ul>
  );
}

export default definePage({
  component: OwnersPage,
  head: () => ({
    title: texts.forOwners,
    description: texts.forOwnersDescription,
  }),
});
