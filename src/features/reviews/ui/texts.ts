import { whole } from '#web/kit/number.ts';
import { defineTexts, plural } from '#web/kit/translate.ts';
import type { ReviewsView } from './review-queries.ts';

const counted = (count: number) => plural(count, { one: '1 review', other: `${whole(count)} reviews` });

export const english = {
  title: 'Reviews',
  loading: 'Loading reviews',
  failed: 'Failed to load reviews',
  none: 'No reviews yet',
  count: counted,
  withStars: (count: number, stars: number) =>
    `${counted(count)} with ${plural(stars, { one: '1 star', other: `${stars} stars` })}`,
  showAll: 'Show all',
  sort: 'Sort reviews',
  sorts: {
    newest: 'Newest',
    oldest: 'Oldest',
    highest: 'Highest rating',
    lowest: 'Lowest rating',
    helpful: 'Most helpful',
  } satisfies Record<ReviewsView['sort'], string>,
  previous: 'Previous',
  next: 'Next',
  pageOf: (page: number, total: number) => `Page ${page} of ${total}`,
  loginRequired: 'Login Required',
  loginText: 'Log in with Discord to write a review of this server.',
  login: 'Login',
  byRating: 'Filter reviews by rating',
  /** For readers, after the stars and the number of a row. */
  starsAfter: (stars: number) => plural(stars, { other: 'stars,' }),
  reviewsAfter: (count: number) => plural(count, { other: 'reviews' }),
  verified: 'Verified member',
  /** In whole months; 0 is less than one. */
  memberFor: (months: number) =>
    months < 1
      ? 'Member for less than a month'
      : plural(months, { one: 'Member for 1 month', other: `Member for ${whole(months)} months` }),
  edited: 'edited',
  report: 'Report',
  reviewOf: (name: string) => `the review of ${name}`,
  helpful: (count: number) => (count === 0 ? 'Helpful' : `Helpful (${whole(count)})`),
  helpfulTo: (count: number) => plural(count, { other: `Helpful to ${whole(count)}` }),
  voteNotSaved: 'Your vote was not saved',
  ownerAnswer: 'Answer of the server',
  answer: 'Answer',
  editAnswer: 'Edit answer',
  answerHint: 'Empty text removes the answer.',
  answerSaved: 'Answer saved',
  answerRemoved: 'Answer removed',
  save: 'Save',
  cancel: 'Cancel',
  refusals: {
    own_server: 'You manage this server, so you can’t review it.',
    reviewed_before: 'You reviewed this server with an account that you deleted. You can review a server only once.',
  },
  removed: 'A moderator removed your review',
  appeal: '[Appeal once] if you think that this is wrong.',
  yours: 'Your review',
  hidden: 'Several people reported it: nobody else sees it until a moderator looked.',
  edit: 'Edit Review',
  delete: 'Delete',
  deleteForGood: 'Delete it for good',
  deleted: 'Review deleted',
  write: 'Write a review',
  editYours: 'Edit your review',
  rating: 'Rating',
  stars: (stars: number) => plural(stars, { one: '1 star', other: `${stars} stars` }),
  reviewTitle: 'Title',
  review: 'Review',
  placeholder: 'Share your experience with this server...',
  submit: 'Submit Review',
  update: 'Update Review',
  submitting: 'Submitting...',
  submitted: 'Review submitted',
  updated: 'Review updated',
  fillIn: 'Please fill in all fields',
  fillInText: 'All fields are required to submit a review.',
  notSubmitted: 'Failed to submit review',
  loginFirst: 'Please login through Discord first. Visit the Submit page to authenticate.',
  serverNotFound: 'Server not found.',
  tryLaterSentence: 'Please try again later.',
};

export type Texts = typeof english;

export const texts = defineTexts(english, import.meta.glob('./texts.*.ts'));
