import { describe, expect, it } from 'vitest';
import { averageRating as ratingOnPage } from '#features/listings/view.ts';
import { onlinePercent, shareText } from '#web/directory/online-share.ts';
import { formatOf } from '#web/kit/format.ts';
import { averageRating, onlineRatio } from './metrics.ts';

it('no more than all members are online', () => {
  expect(onlineRatio({ at: 0, members: 100, online: 150 })).toBe(100);
  expect(onlineRatio({ at: 0, members: 2000, online: 1999 })).toBe(99.9);
  expect(onlineRatio({ at: 0, members: 300, online: 100 })).toBe(33.33);
  expect(onlineRatio({ at: 0, members: 100, online: 58 })).toBe(58);
});

describe.each(['en', 'de'])('on every page in %s', (locale) => {
  const { decimal, percent } = formatOf({ locale });

  it('a rating reads the same', () => {
    for (let count = 1; count <= 60; count++)
      for (let sum = count; sum <= 5 * count; sum++) {
        const onPage = ratingOnPage({ rating_sum: sum, rating_count: count });
        expect(decimal(averageRating({ count, sum }) / 100), `${sum} stars in ${count}`).toBe(decimal(onPage));
      }
  });

  it('a share of members reads the same', () => {
    for (let members = 1000; members <= 1040; members++)
      for (let online = 0; online <= 500; online++) {
        const health = shareText(onlineRatio({ at: 0, members, online }), percent);
        expect(health, `${online} of ${members}`).toBe(shareText(onlinePercent(members, online)!, percent));
      }
  });
});
