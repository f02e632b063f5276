import type { I18n, MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { type CategoryName, categoryNamed } from '#contract/vocabulary.ts';

type Words = Record<CategoryName, MessageDescriptor>;

const NAMES: Words = {
  Gaming: msg`Gaming`,
  Music: msg`Music`,
  Technology: msg`Technology`,
  Community: msg({ message: 'Community', context: 'category' }),
  Education: msg`Education`,
  Art: msg`Art`,
  Entertainment: msg`Entertainment`,
  Sports: msg`Sports`,
  Programming: msg`Programming`,
  Other: msg({ message: 'Other', context: 'category' }),
};

const DESCRIPTIONS: Words = {
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

/** What a category is called. `name` is its key, as answers and addresses have it; one that was added later is its own name. */
export function categoryName(name: string, i18n: I18n): string {
  return wordIn(NAMES, name, i18n) ?? name;
}

/** @param description what the answer says of it in English */
export function categoryDescription(name: string, description: string, i18n: I18n): string {
  return wordIn(DESCRIPTIONS, name, i18n) ?? description;
}

function wordIn(words: Readonly<Record<string, MessageDescriptor>>, name: string, i18n: I18n): string | undefined {
  const word = Object.hasOwn(words, name) ? words[name] : undefined;
  return word && i18n.t(word);
}

/** The colour token of a category, for dots, icons and map markers; never for text. An unknown one reads as 'Other'. */
export function categoryColor(name: string): string {
  return `var(--cat-${(categoryNamed(name) ?? 'Other').toLowerCase()})`;
}
