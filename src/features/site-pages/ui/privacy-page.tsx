// /privacy: what this software stores of whom, for how long, and how to have it back or gone.
import { Link } from '#web/kit/link.tsx';
import { definePage } from '#web/page.ts';
import { Operator } from './operator.tsx';
import { ProsePage, Section } from './prose.tsx';

const LEAD = 'What this site stores, why, for how long, and how you get it or have it deleted.';

function PrivacyPage() {
  return (
    <ProsePage title="Privacy" lead={LEAD}>
      <Section title="Who is responsible">
        <Operator />
      </Section>
      <Visitors />
      <People />
      <Communities />
      <Section title="Who else learns of it">
        <p>
          No analytics, no advertising, no trackers, and nothing is sold. Pictures of servers and people come from the
          platform’s picture servers, so your browser tells them your address. When you log in, the platform learns that
          you use this site. Anybody can read the public pages and calls of this site.
        </p>
      </Section>
      <YourRights />
    </ProsePage>
  );
}

function Visitors() {
  return (
    <Section title="If you only look around">
      <ul>
        <li>
          <b>Your address</b> is used while a request is answered, and counted in memory to limit abuse. It is not
          stored. A keyed hash of it stands beside what you submit without an account, so that limits per day hold.
        </li>
        <li>
          <b>Views</b> of a server’s page and clicks on its invite are counted by day. To count a visit once, a random
          number of your visit, or a keyed hash of your address, is kept for about a day.
        </li>
        <li>
          <b>Words you searched for</b> and found a server by are counted for its owners, by day and word, without you.
        </li>
        <li>
          <b>In your browser</b> stay the theme you chose, the servers you marked, and until you close it where you had
          scrolled to and that you confirmed your age. A cookie is set only when something you submitted waits for a
          moderator: it lets your browser see it, for 90 days.
        </li>
      </ul>
    </Section>
  );
}

function People() {
  return (
    <Section title="If you log in">
      <ul>
        <li>
          <b>From the platform:</b> your id, username, display name, picture and e-mail address, and, if you agree, the
          list of servers you are in. It tells which servers you manage and which reviews are of members. The platform’s
          tokens are stored encrypted and revoked when you log out of your last browser.
        </li>
        <li>
          <b>What you do here:</b> your profile, submissions, claims of servers, favorites, reviews and votes, points
          with the pages that earned them, reports, appeals, and your time zone, for streaks by your own day.
        </li>
        <li>
          <b>Sessions:</b> a hash of a random cookie, your browser’s name and the times of use. A session ends after two
          weeks without a visit and after 90 days in any case. A second cookie says only that there is a session, a
          third protects a login while it goes on.
        </li>
        <li>
          <b>Public</b> are your username and picture beside your reviews, and your username and points on the
          leaderboard. Who reported something is seen by moderators at most.
        </li>
      </ul>
    </Section>
  );
}

function Communities() {
  return (
    <Section title="Servers that are listed">
      <p>
        Of servers the site stores what their invite shows to anybody: name, description, pictures, features, and how
        many members and people online there are, with their history. Who invited, owns or is a member of a server is
        not stored from it. An owner can take a server down for good on its page.
      </p>
    </Section>
  );
}

function YourRights() {
  return (
    <Section title="Your data is yours">
      <p>
        At{' '}
        <Link href="/profile" className="underline">
          your profile
        </Link>{' '}
        you can export everything that is held about you, and delete your account. Personal data is gone at once.
        Reviews stay as ‘deleted user’, or go too, as you choose; reports stay without your name and words. If your
        account was suspended, a keyed hash of your platform id is kept so that the suspension holds; it tells nobody
        who you are. Backups that the operator makes are outside of this software.
      </p>
      <p>
        What moderators decided about what you posted, with their reasons, is at{' '}
        <Link href="/decisions" className="underline">
          Moderation decisions
        </Link>
        . For anything else ask the operator above.
      </p>
    </Section>
  );
}

export default definePage({ component: PrivacyPage, head: () => ({ title: 'Privacy', description: LEAD }) });
