// Every invented community, in a fixed order.

import { gaming } from './gaming.ts';
import { music } from './music.ts';
import { other } from './other.ts';
import type { Community } from './read-communities.ts';

export const allCommunities: readonly Community[] = [...gaming, ...music, ...other];
