import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { KeyRound } from 'lucide-react';
import { textProps } from '#web/directory/server-badges.tsx';
import { Badge } from '#web/kit/badge.tsx';
import { ButtonLink } from '#web/kit/button.tsx';
import { Link } from '#web/kit/link.tsx';
import { Panel } from '#web/kit/panel.tsx';
import { useApi } from '#web/kit/use-api.ts';
import { aboutQuery, manageHref } from './owner-queries.ts';

/** The owners' long description; renders nothing without one. */
export function AboutPanel({ server }: { server: { id: string; language: string | null } }) {
  const { t } = useLingui();
  const { data } = useQuery(aboutQuery(useApi(), server.id));
  if (!data?.longDescription) return null;
  return (
    <Panel title={t({ message: 'About', comment: 'Heading of the description that the owners wrote' })}>
      {/* The server renders this HTML from Markdown, with an allowlist of tags and URLs. */}
      <div
        {...textProps(server)}
        className="written max-w-[44em] text-ink-2"
        dangerouslySetInnerHTML={{ __html: data.longDescription }}
      />
    </Panel>
  );
}

/** Whether the page is claimed, with a link to manage or claim it. */
export function OwnersPanel({ server }: { server: { id: string; slug: string } }) {
  const { t } = useLingui();
  const { data } = useQuery(aboutQuery(useApi(), server.id));
  if (!data) return null;
  return (
    <Panel
      title={t`Owners`}
      aside={
        !data.isClaimed && (
          <Badge tone="outline">
            <Trans>Unclaimed</Trans>
          </Badge>
        )
      }
    >
      <div className="grid grid-cols-1 justify-items-start gap-3">
        <p className="text-ink-2">
          {data.isClaimed
            ? t`This page is managed by people who run the server.`
            : t`No owner has claimed this page yet.`}{' '}
          <Link href="/owners" className="underline underline-offset-4">
            <Trans>How claiming works</Trans>
          </Link>
        </p>
        <ButtonLink size="sm" href={manageHref(server.slug)} rel="nofollow" className="max-w-full whitespace-normal">
          <KeyRound size={16} />
          {data.isClaimed ? t`Manage this server` : t`Claim this server`}
        </ButtonLink>
      </div>
    </Panel>
  );
}
