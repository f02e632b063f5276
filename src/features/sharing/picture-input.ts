// The content of a server's share picture, as words and numbers. Its key is a hash of this content, so a sync that
// changes nothing visible does not cause a new drawing.
import { countText, percentText, reviewsText } from '#contract/short-forms.ts';
import { CATEGORIES } from '#contract/vocabulary.ts';
import type { Server } from '#features/listings/contract.ts';
import { etagOf } from '#http/reads.ts';
import { initialsOf } from '#web/kit/initials.ts';
import { litWindows, onlinePercent, shareText } from '#web/directory/online-share.ts';
import { hueOf } from '#web/kit/stable-random.ts';

export interface PictureInput {
  name: string;
  initials: string;
  /** Of the tile behind the initials, 0 to 359. */
  hue: number;
  members: string;
  online: string;
  /** Share of members online, and lit windows out of ten; null if a count is unknown. */
  meter: { percent: string; lit: number } | null;
  /** One decimal; null without reviews. */
  rating: string | null;
  reviews: string;
  categories: { name: string; color: string }[];
  /** Day of the counts; null before the first sync. */
  countedOn: string | null;
  /** Host name of the site. */
  host: string;
}

/** Increment when the drawing changes: this invalidates cached pictures. */
const DRAWING_VERSION = 1;
const SHOWN_CATEGORIES = 3;

export function pictureInput(server: Server, publicUrl: string): PictureInput {
  const { memberCount, onlineCount, averageRating, totalReviews, lastSyncedAt } = server;
  return {
    name: server.name,
    initials: initialsOf(server.name),
    hue: hueOf(server.id),
    members: countText(memberCount),
    online: countText(onlineCount),
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
  return percent === null ? null : { percent: shareText(percent, percentText), lit: litWindows(percent) };
}

/** Created lazily: the first DateTimeFormat takes as long as loading some fifty modules. */
let day: Intl.DateTimeFormat | undefined;

function dayText(at: string): string {
  day ??= new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'short', year: 'numeric', timeZone: 'UTC' });
  return day.format(Date.parse(at));
}

/** @param iconUrl of the drawn icon; null for the tile with initials */
export function pictureKey(input: PictureInput, iconUrl: string | null): string {
  return etagOf(JSON.stringify([DRAWING_VERSION, input, iconUrl]));
}
