// All fictional communities, in a fixed order.

import { art } from './art.ts';
import { community } from './community.ts';
import { education } from './education.ts';
import { entertainment } from './entertainment.ts';
import { gaming } from './gaming.ts';
import { music } from './music.ts';
import { other } from './other.ts';
import { programming } from './programming.ts';
import type { Community } from './read-communities.ts';
import { sports } from './sports.ts';
import { technology } from './technology.ts';

export const allCommunities: readonly Community[] = [
  ...gaming,
  ...music,
  ...technology,
  ...community,
  ...education,
  ...art,
  ...entertainment,
  ...sports,
  ...programming,
  ...other,
];
