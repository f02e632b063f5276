// The names of the flags, sizes and sorts of lists.
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { FlagEntry, Sort } from '#contract/filters.ts';
import type { Size } from '#contract/vocabulary.ts';

export const SIZE_WORDS: Record<Size, { word: MessageDescriptor; range: MessageDescriptor }> = {
  small: { word: msg({ message: 'Small', context: 'server size' }), range: msg`under 100` },
  medium: { word: msg({ message: 'Medium', context: 'server size' }), range: msg`100–1K` },
  large: { word: msg({ message: 'Large', context: 'server size' }), range: msg`1K–10K` },
  huge: { word: msg({ message: 'Huge', context: 'server size' }), range: msg`10K+` },
};

export const FLAG_WORDS: Record<FlagEntry['name'], MessageDescriptor> = {
  verified: msg`Verified`,
  partnered: msg`Partnered`,
  community: msg({ message: 'Community', context: 'badge of a server' }),
};

export const SORT_LABELS: Record<Sort, MessageDescriptor> = {
  relevance: msg`Sort by Relevance`,
  members: msg`Most Members`,
  memberCount: msg`Most Members`,
  online: msg`Most Online`,
  activity: msg`Most Active`,
  newest: msg`Newest`,
  name: msg`Name`,
  rating: msg`Top Rated`,
};
