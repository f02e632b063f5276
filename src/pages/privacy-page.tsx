// /privacy: what this software stores about whom, for how long, and how to export or delete it.
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { Link } from '#web/kit/link.tsx';
import { definePage } from '#web/page.ts';
import { useSite } from '#web/site.tsx';
import { Operator, ProsePage, Section } from '#features/site-pages/ui/prose.tsx';

const TITLE = msg`Privacy`;
const LEAD = msg`What this site stores, why, for how long, and how you get it or have it deleted.`;

function PrivacyPage() {
  const { t } = useLingui();
  const isApiClosed = useSite().notices.includes('api-closed');
  return (
    <ProsePage title={t(TITLE)} lead={t(LEAD)}>
      <Section title={t`Who is responsible`}>
        <Operator />
      </Section>
      <Visitors />
      <Users />
      <Section title={t`Listed servers`}>
        <p>
          <Trans>
            From a server’s invite the site stores what it shows to everybody: name, description, pictures, features,
            and how many members there are and how many people are online, with their history. It does not store who
            created the invite, who owns the server or who its members are. An owner can take a server down on its page;
            it stays off the site until an owner puts it back.
          </Trans>
        </p>
        <p>
          <Trans>
            This data is deleted a year after a server was removed from the lists. The server’s Discord ID, its address
            on this site and its age restriction are kept.
          </Trans>
        </p>
      </Section>
      <Section title={t`Who else receives data`}>
        <p>
          <Trans>
            No analytics, no advertising, no trackers, and nothing is sold. Pictures of servers, and your own when you
            are logged in, come from Discord’s image servers, so your browser tells them your address. Other people’s
            pictures go through this site: Discord does not learn who views them, and people who view them do not learn
            those people’s Discord IDs. When you log in, Discord learns that you use this site.
          </Trans>{' '}
          {isApiClosed ? (
            <Trans>Anybody can read the public pages of this site.</Trans>
          ) : (
            <Trans>Anybody can read the public pages and the public API of this site.</Trans>
          )}
        </p>
      </Section>
      <Rights />
    </ProsePage>
  );
}

function Visitors() {
  const { t } = useLingui();
  return (
    <Section title={t`If you only look around`}>
      <ul>
        <li>
          <Trans>
            <b>Your address</b> is used while a request is answered, and counted in memory to limit abuse. It is not
            stored. A keyed hash of it is kept with what you submit for two days, to enforce daily limits. When Discord
            is asked about an invite for you, another keyed hash of your address, and of your account, is kept for about
            ten minutes to limit how often that happens.
          </Trans>
        </li>
        <li>
          <Trans>
            <b>Views</b> of a server’s page and clicks on its invite are counted by day. To count a visit once, a keyed
            hash of your address and of a random number of your visit is kept for about a day.
          </Trans>
        </li>
        <li>
          <Trans>
            <b>Search words</b> that led you to a server are counted for its owners by day and word, with nothing that
            points to you. Searches that found nothing are counted for the moderators, by their words alone, as soon as
            two people searched for the same.
          </Trans>
        </li>
        <li>
          <Trans>
            <b>Your browser</b> keeps the theme you chose, a page that says when you are offline, the servers you marked
            as favorites, hid or chose to compare, the last twelve you viewed unless you switch that off, and, until you
            close it, how far you had scrolled and that you confirmed your age. Logging out removes those lists of
            servers. A cookie is set only in two cases: when you choose a language, which is kept for a year, and when
            something you submitted waits for a moderator, so that your browser can see it for 90 days.
          </Trans>
        </li>
      </ul>
    </Section>
  );
}

function Users() {
  const { t } = useLingui();
  return (
    <Section title={t`If you log in`}>
      <ul>
        <li>
          <Trans>
            <b>From Discord:</b> your ID, username, display name and picture, and, if you agree, the list of servers you
            are in. It shows which servers you manage and which reviews are by members. The consent screen also asks for
            your email address, but it is neither read nor stored: this site sends no email. Discord’s tokens are stored
            encrypted and revoked when you log out of your last browser.
          </Trans>
        </li>
        <li>
          <Trans>
            <b>What you do here:</b> your profile, submissions, claims of servers, favorites, hidden servers, reviews
            and votes, points with the pages that earned them, reports, appeals, and your time zone, so that streaks
            follow your own day.
          </Trans>
        </li>
        <li>
          <Trans>
            <b>Sessions:</b> a hash of a random cookie, your browser’s name and the times of use. A session ends after
            two weeks without a visit and after 90 days in any case. A second cookie says only that there is a session;
            a third protects a login and counts, for ten minutes, how many logins this browser begins.
          </Trans>
        </li>
        <li>
          <Trans>
            <b>Text you have not sent yet</b>, of a review, a reply, a report or your profile, stays in your browser for
            up to 30 days. It is deleted when you send it, discard it or log out there, or, if you are not logged in,
            when you close the tab.
          </Trans>
        </li>
        <li>
          <Trans>
            <b>Public</b> are your username and picture beside your reviews, and your username and points on the
            leaderboard. Only moderators can see who reported something.
          </Trans>
        </li>
      </ul>
    </Section>
  );
}

function Rights() {
  const { t } = useLingui();
  return (
    <Section title={t`Your data is yours`}>
      <p>
        <Trans>
          On{' '}
          <Link href="/profile" className="underline">
            your profile
          </Link>{' '}
          you can export everything that is held about you, and delete your account. Personal data is deleted
          immediately. Reviews stay as ‘deleted user’ or are deleted too, as you choose; reports stay without your name
          and words. If your account was suspended, a keyed hash of your Discord ID is kept so that the suspension
          holds; it does not reveal who you are. A similar hash of your ID and the server is kept for each review that
          stays, that reports hid or that a moderator removed, so that nobody reviews a server twice. Backups that the
          operator makes are outside this software.
        </Trans>
      </p>
      <p>
        <Trans>
          What moderators decided about your posts, and why, is listed under{' '}
          <Link href="/decisions" className="underline">
            Moderation decisions
          </Link>
          . For anything else, ask the operator above.
        </Trans>
      </p>
    </Section>
  );
}

export default definePage({
  component: PrivacyPage,
  head: ({ i18n }) => ({ title: i18n.t(TITLE), description: i18n.t(LEAD) }),
});
