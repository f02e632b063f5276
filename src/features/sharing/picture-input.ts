// What a share picture of a server says, as words and numbers. The same words are the same picture: its key is made of
// them, so a sync that changes nothing that is drawn costs no drawing.
import { createHash } from 'node:crypto';
import { shortCount } from '#contract/short-forms.ts';
import { CATEGORIES } from '#contract/vocabulary.ts';
import type { Server } from '#features/listings/contract.ts';
import { initialsOf } from '#web/kit/initials.ts';
import { litWindows, onlinePercent } from '#web/directory/online-share.ts';
import { hueOf } from '#web/kit/seed.ts';

export interface PictureInput {
  name: string;
  initials: string;
  /** Of the tile behind the initials, 0-359. */
  hue: number;
  members: string;
  online: string;
  /** Members online, and lit windows of ten; null where a count is unknown. */
  meter: { percent: string; lit: number } | null;
  /** One decimal; null without reviews. */
  rating: string | null;
  reviews: string;
  categories: { name: string; color: string }[];
  /** Day of the counts; null when there are none yet. */
  countedOn: string | null;
  /** Where the site is. */
  host: string;
}

/** Change it with the drawing: kept pictures of before are then no longer shown. */
const DRAWING = 1;
const SHOWN_CATEGORIES = 3;

export function pictureInput(server: Server, publicUrl: string): PictureInput {
  const { memberCount, onlineCount, averageRating, totalReviews, lastSyncedAt } = server;
  return {
    name: server.name,
    initials: initialsOf(server.name),
    hue: hueOf(server.id),
    members: memberCount === null ? 'unknown' : shortCount(memberCount),
    online: onlineCount === null ? 'unknown' : shortCount(onlineCount),
    meter: meterOf(onlinePercent(memberCount, onlineCount)),
    rating: totalReviews === 0 ? null : averageRating.toFixed(1),
    reviews: totalReviews === 0 ? 'No reviews yet' : reviewsText(totalReviews),
    categories: CATEGORIES.filter(({ name }) => server.categories.includes(name))
      .slice(0, SHOWN_CATEGORIES)
      .map(({ name, color }) => ({ name, color })),
    countedOn: lastSyncedAt && dayText(lastSyncedAt),
    host: new URL(publicUrl).host,
  };
}

function meterOf(percent: number | null): PictureInput['meter'] {
  return percent === null ? null : { percent: `${percent.toFixed(1)}%`, lit: litWindows(percent) };
}

function reviewsText(count: number): string {
  return count === 1 ? '1 review' : `${shortCount(count)} reviews`;
}

/** Made for the first picture: the first of its kind takes as long as some fifty modules. */
let day: Intl.DateTimeFormat | undefined;

function dayText(at: string): string {
  day ??= new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'short', year: 'numeric', timeZone: 'UTC' });
  return day.format(Date.parse(at));
}

/** @param iconUrl of the icon that is drawn; null for the tile with initials */
export function pictureKey(input: PictureInput, iconUrl: string | null): string {
  const content = JSON.stringify([DRAWING, input, iconUrl]);
  return createHash('sha256').update(content).digest('base64url').slice(0, 22);
}
