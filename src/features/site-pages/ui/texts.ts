// `*...*` is bold, `[...]` is the words of a link.
import { defineTexts } from '#web/kit/translate.ts';

export const english = {
  operatorName: '[name of the operator]',
  operatorContact: '[how to reach the operator]',
  privacy: {
    title: 'Privacy',
    lead: 'What this site stores, why, for how long, and how you get it or have it deleted.',
    responsible: 'Who is responsible',
    visitors: 'If you only look around',
    visitorsList: [
      '*Your address* is used while a request is answered, and counted in memory to limit abuse. It is not stored. A keyed hash of it stands beside what you submit, for two days, so that limits per day hold. When Discord is asked about an invite for you, another keyed hash of your address, and of your account, is kept for about ten minutes to limit how often.',
      '*Views* of a server’s page and clicks on its invite are counted by day. To count a visit once, a keyed hash of your address and of a random number of your visit is kept for about a day.',
      '*Words you searched for* and found a server by are counted for its owners, by day and word, without you. Searches that found nothing are counted for the moderators, by their words and without you, as soon as two people searched for the same.',
      '*In your browser* stay the theme you chose, a page that says when you are offline, the servers you marked, hid or chose to compare, the last twelve you looked at unless you switch that off, and until you close it where you had scrolled to and that you confirmed your age. Logging out removes those lists of servers. A cookie is set only in two cases: when you choose a language, which is kept for a year, and when something you submitted waits for a moderator, so that your browser sees it for 90 days.',
    ],
    people: 'If you log in',
    peopleList: [
      '*From the platform:* your id, username, display name and picture, and, if you agree, the list of servers you are in. It tells which servers you manage and which reviews are of members. The consent screen asks for your e-mail address too, but it is neither read nor stored: this site sends no mail. The platform’s tokens are stored encrypted and revoked when you log out of your last browser.',
      '*What you do here:* your profile, submissions, claims of servers, favorites, servers you hid, reviews and votes, points with the pages that earned them, reports, appeals, and your time zone, for streaks by your own day.',
      '*Sessions:* a hash of a random cookie, your browser’s name and the times of use. A session ends after two weeks without a visit and after 90 days in any case. A second cookie says only that there is a session, a third protects a login and counts, for ten minutes, how many this browser begins.',
      '*Text you have not sent yet*, of a review, an answer, a report or your profile, stays in your browser for up to 30 days. It goes when you send it, discard it or log out there; if you are not logged in, when you close the tab.',
      '*Public* are your username and picture beside your reviews, and your username and points on the leaderboard. Who reported something is seen by moderators at most.',
    ],
    communities: 'Servers that are listed',
    communitiesText:
      'Of servers the site stores what their invite shows to anybody: name, description, pictures, features, and how many members and people online there are, with their history. Who invited, owns or is a member of a server is not stored from it. An owner can take a server down for good on its page.',
    others: 'Who else learns of it',
    othersText:
      'No analytics, no advertising, no trackers, and nothing is sold. Pictures of servers, and your own when you are logged in, come from the platform’s picture servers, so your browser tells them your address. Pictures of other people go through this site: the platform does not learn who looks, and who looks does not learn their id on the platform. When you log in, the platform learns that you use this site. Anybody can read the public pages and calls of this site.',
    rights: 'Your data is yours',
    /** The link leads to the profile. */
    rightsText:
      'At [your profile] you can export everything that is held about you, and delete your account. Personal data is gone at once. Reviews stay as ‘deleted user’, or go too, as you choose; reports stay without your name and words. If your account was suspended, a keyed hash of your platform id is kept so that the suspension holds; it tells nobody who you are. Such a hash of your id and the server is also kept for each review that stays, or that a moderator removed, so that nobody reviews a server twice. Backups that the operator makes are outside of this software.',
    decisionsText:
      'What moderators decided about what you posted, with their reasons, is at [Moderation decisions]. For anything else ask the operator above.',
  },
  terms: {
    title: 'Terms',
    lead: 'What you can expect from this site, and what it expects from you.',
    who: 'Who runs it',
    whoText:
      'This is an independent directory of communities. It is not affiliated with Discord Inc. It does not run the communities that it lists and is not responsible for what happens there.',
    submit: 'What you may submit',
    submitList: [
      'Servers that are open to the public, by a lasting invite. You need not own or manage them.',
      'Servers that follow the platform’s terms and community guidelines.',
      'Age-restricted servers wait for a moderator, and are on no default list. So do servers that hold a blocked term or look like another one.',
    ],
    submitText: 'Those who manage a server can claim its page, edit it, and take it down for good.',
    write: 'What you write',
    writeList: [
      'One review of a server, of your own, honest, and without anybody’s personal data.',
      'No spam, advertising, scams, hate, harassment, sexual or illegal content.',
      'What you write stays yours. You allow the site to show it until you delete it.',
    ],
    moderation: 'Moderation',
    moderationText:
      'Anybody who is logged in can report a server or a review. Reports of three people hide a review until a moderator looked; a server is never hidden by reports. Moderators can decline or block servers, remove reviews and suspend accounts. Each time the person concerned sees the reason at [Moderation decisions] and can appeal once. Everything that moderators do is logged.',
    order: 'Order and numbers',
    orderText:
      'Places are not for sale: see [How ranking works]. Counts are the platform’s, approximate, and as old as they say.',
    warranty: 'No warranty',
    warrantyText:
      'The site is offered as it is, may be closed or read-only at times, and may change. Automatic use of the public API must respect its limits.',
  },
  ranking: {
    title: 'How ranking works',
    lead: 'Nobody can buy, bump or vote a server up. These are all the rules, with the numbers that the site reckons with.',
    failed: 'Failed to load the rules',
    later: 'Please try again later',
    rank: 'The rank',
    rankText:
      'A server has 0 to 100 points. Where nothing else is asked for, and nothing was searched, the most points go first.',
    activityPart: (points: number) => `*Activity, up to ${points} points:* its activity score, below, in parts of 100.`,
    sizePart: (points: number, members: string) =>
      `*Size, up to ${points} points:* by the logarithm of its members, full at ${members}. Ten times as many members are always the same step.`,
    ratingPart: (points: number) => `*Rating, up to ${points} points:* none at one star, all at five.`,
    examples: 'Examples',
    examplesCaption: 'Examples of made-up servers',
    columns: ['Members', 'Online', 'Rating', 'Activity score', 'Rank'],
    noReviews: 'No reviews',
    starsOf: (stars: string, reviews: string) => `${stars} · ${reviews} reviews`,
    activity: 'Activity',
    activityText: 'The activity score is 0 to 100, from the counts of the platform.',
    crowd: (points: number, each: number) => `*How many are online, up to ${points}:* ${each} for each power of ten.`,
    share: (points: number, each: number) =>
      `*Which share of the members is online, up to ${points}:* ${each} for each percent.`,
    levels: (veryActive: number, active: number, growth: string) =>
      `From ${veryActive} a server is Very Active, from ${active} Active. Below that it is Growing when its online count grows by more than ${growth} a day, else Casual. While the counts are unknown the score is 0.`,
    rating: 'Rating',
    ratingText: (reviews: number, stars: string) =>
      `Cards show the plain mean of the stars. For every order a server is taken to have ${reviews} reviews of ${stars} stars more, so that one review of five stars does not stand above fifty of 4.8. Without reviews the rank takes ${stars} stars; the order by rating puts such servers last. Reviews that were hidden after reports count nothing until a moderator looked.`,
    trending: 'Trending',
    trendingText: (days: number, members: string, growth: string, views: string) =>
      `Half of it is growth over ${days} days, half the views of its page here. Growth is measured against the members of before and ${members} more, so that a handful of joins moves no small server far; ${growth} of that is full growth. Views count by their logarithm, full at ${views}, and only one a day of each network, so that nobody clicks a server up. Who shrinks has no growth part.`,
    unusual: 'Unusual growth',
    unusualText: (growth: string, people: string, times: number, share: string, days: number) =>
      `A jump counts as unusual when the members rise by ${growth} or more and by ${people} people or more within two days, by ${times} times what is usual for this server or more, and the online share falls to ${share} of what it was, or less. For ${days} days the server is then ranked, here and in Trending, by the members it had before, and its page says why. It is never hidden for that.`,
    others: 'Other orders',
    othersText:
      'A search puts the servers first whose names, tags and descriptions fit the words best, and of those that fit as well the higher rank. Members, online, newest and name are what they say. Unknown counts come last. Equal servers stand in the order of their ids, so that pages never repeat or skip one.',
    badges: 'Verified and partnered servers have a badge, and no points for it.',
  },
  offline: {
    title: 'You are offline',
    text: 'Duskrow could not be reached. Check your connection and try again.',
    retry: 'Try again',
  },
};

export type Texts = typeof english;

export const texts = defineTexts(english, import.meta.glob('./texts.*.ts'));
