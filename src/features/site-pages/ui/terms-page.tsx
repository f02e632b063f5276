// /terms: what the site is, what may be posted, and what moderators do.
import { Link } from '#web/kit/link.tsx';
import { definePage } from '#web/page.ts';
import { Operator } from './operator.tsx';
import { ProsePage, Section } from './prose.tsx';

const LEAD = 'What you can expect from this site, and what it expects from you.';

function TermsPage() {
  return (
    <ProsePage title="Terms" lead={LEAD}>
      <Section title="Who runs it">
        <Operator />
        <p>
          This is an independent directory of communities. It is not affiliated with Discord Inc. It does not run the
          communities that it lists and is not responsible for what happens there.
        </p>
      </Section>
      <Section title="What you may submit">
        <ul>
          <li>Servers that are open to the public, by a lasting invite. You need not own or manage them.</li>
          <li>Servers that follow the platform’s terms and community guidelines.</li>
          <li>
            Age-restricted servers wait for a moderator, and are on no default list. So do servers that hold a blocked
            term or look like another one.
          </li>
        </ul>
        <p>Those who manage a server can claim its page, edit it, and take it down for good.</p>
      </Section>
      <Section title="What you write">
        <ul>
          <li>One review of a server, of your own, honest, and without anybody’s personal data.</li>
          <li>No spam, advertising, scams, hate, harassment, sexual or illegal content.</li>
          <li>What you write stays yours. You allow the site to show it until you delete it.</li>
        </ul>
      </Section>
      <Section title="Moderation">
        <p>
          Anybody who is logged in can report a server or a review. Reports of three people hide a review until a
          moderator looked; a server is never hidden by reports. Moderators can decline or block servers, remove reviews
          and suspend accounts. Each time the person concerned sees the reason at{' '}
          <Link href="/decisions" className="underline">
            Moderation decisions
          </Link>{' '}
          and can appeal once. Everything that moderators do is logged.
        </p>
      </Section>
      <Section title="Order and numbers">
        <p>
          Places are not for sale: see{' '}
          <Link href="/ranking" className="underline">
            How ranking works
          </Link>
          . Counts are the platform’s, approximate, and as old as they say.
        </p>
      </Section>
      <Section title="No warranty">
        <p>
          The site is offered as it is, may be closed or read-only at times, and may change. Automatic use of the public
          API must respect its limits.
        </p>
      </Section>
    </ProsePage>
  );
}

export default definePage({ component: TermsPage, head: () => ({ title: 'Terms', description: LEAD }) });
