// Separate from the names, which every page needs: only category pages show descriptions.
import type { I18n, MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { type CategoryName, categoryNamed } from '#contract/vocabulary.ts';

const DESCRIPTIONS: Record<CategoryName, MessageDescriptor> = {
  Gaming: msg`Guilds, teams and people to play with.`,
  Music: msg`Listening parties, producers and bands.`,
  Technology: msg`Gadgets, science, hardware and the web.`,
  Community: msg`Places to talk, meet and belong.`,
  Education: msg`Study groups, languages and courses.`,
  Art: msg`Drawing, writing, design and craft.`,
  Entertainment: msg`Films, series, anime, books and memes.`,
  Sports: msg`Teams, training and match days.`,
  Programming: msg`Code, tools and the people who build them.`,
  Other: msg`Everything that fits nowhere else.`,
};

/** @param description the English text of the API, for an unknown category */
export function categoryDescription(name: string, description: string, i18n: I18n): string {
  const known = categoryNamed(name);
  return known ? i18n.t(DESCRIPTIONS[known]) : description;
}
