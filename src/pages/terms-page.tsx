// /terms: what the site is, what can be posted, and what moderators do.
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { Link } from '#web/kit/link.tsx';
import { definePage } from '#web/page.ts';
import { useSite } from '#web/site.tsx';
import { Operator, ProsePage, Section } from '#features/site-pages/ui/prose.tsx';

const TITLE = msg`Terms`;
const LEAD = msg`What you can expect from this site, and what it expects from you.`;

function TermsPage() {
  const { t } = useLingui();
  const isApiClosed = useSite().notices.includes('api-closed');
  return (
    <ProsePage title={t(TITLE)} lead={t(LEAD)}>
      <Section title={t`Who runs it`}>
        <Operator />
        <p>
          <Trans>
            This is an independent directory of communities. It is not affiliated with Discord Inc. It does not run the
            communities that it lists and is not responsible for what happens there.
          </Trans>
        </p>
      </Section>
      <MaySubmit />
      <MayWrite />
      <Moderation />
      <Section title={t`Order and numbers`}>
        <p>
          <Trans>
            Positions are not for sale: see{' '}
            <Link href="/ranking" className="underline">
              How ranking works
            </Link>
            . Counts come from Discord, are approximate, and say how old they are.
          </Trans>
        </p>
      </Section>
      <Section title={t`No warranty`}>
        <p>
          <Trans>The site is offered as is, may be closed or read-only at times, and may change.</Trans>{' '}
          {!isApiClosed && <Trans>Programs that use the public API must respect its limits.</Trans>}
        </p>
      </Section>
    </ProsePage>
  );
}

function MaySubmit() {
  const { t } = useLingui();
  return (
    <Section title={t`What you may submit`}>
      <ul>
        <li>
          <Trans>Servers that are open to the public, by a permanent invite. You need not own or manage them.</Trans>
        </li>
        <li>
          <Trans>Servers that follow Discord’s terms and community guidelines.</Trans>
        </li>
        <li>
          <Trans>
            Age-restricted servers wait for a moderator and are never in the default lists. Servers that contain a
            blocked term or look like another one wait as well.
          </Trans>
        </li>
      </ul>
      <p>
        <Trans>
          Anybody who manages a server can claim its page, edit it, and take it down; it stays off the site until an
          owner puts it back.
        </Trans>
      </p>
    </Section>
  );
}

function MayWrite() {
  const { t } = useLingui();
  return (
    <Section title={t`What you write`}>
      <ul>
        <li>
          <Trans>One review per server: your own, honest, and without anybody’s personal data.</Trans>
        </li>
        <li>
          <Trans>No spam, advertising, scams, hate, harassment, sexual or illegal content.</Trans>
        </li>
        <li>
          <Trans>What you write stays yours. You allow the site to show it until you delete it.</Trans>
        </li>
      </ul>
    </Section>
  );
}

function Moderation() {
  const { t } = useLingui();
  return (
    <Section title={t`Moderation`}>
      <p>
        <Trans>
          Anybody can report a server or a review. Reports by three people hide a review until a moderator has reviewed
          it; a server is never hidden by reports. Moderators can decline or block servers, remove reviews and suspend
          accounts. Each time, the person concerned sees the reason under{' '}
          <Link href="/decisions" className="underline">
            Moderation decisions
          </Link>{' '}
          and can appeal once. Everything that moderators do is logged.
        </Trans>
      </p>
    </Section>
  );
}

export default definePage({
  component: TermsPage,
  head: ({ i18n }) => ({ title: i18n.t(TITLE), description: i18n.t(LEAD) }),
});
