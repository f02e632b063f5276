// Sentences from which the reviews of the sandbox are composed: an opening that fits the stars, one or two sentences
// about the server's category, and sometimes a closing line.
import type { CategoryName } from '#contract/vocabulary.ts';

export const OPENINGS: Readonly<Record<number, readonly string[]>> = {
  5: [
    'Joined on a slow evening and never left.',
    'Exactly what I was looking for.',
    'The kindest crowd I have met in years.',
    'I check in here before I open anything else.',
    'Three months in and still my favorite place.',
    'Rarely does a server feel this well looked after.',
  ],
  4: [
    'Good place with a steady rhythm.',
    'Friendly and busy, a bit loud on weekends.',
    'Took a week to find my corner, then it clicked.',
    'Solid community, I only wish there were more in my time zone.',
    'Well run, with a few channels too many.',
  ],
  3: [
    'Nice people, but quiet on weekdays.',
    'It depends a lot on who is online.',
    'Fine for lurking, harder to get a word in.',
    'The idea is great, the channels need some pruning.',
  ],
  2: ['Slow replies and a lot of unanswered questions.', 'Felt like a club that had already formed.'],
  1: ['Empty when I came, and still empty a week later.', 'Not for me: rules changed twice in a fortnight.'],
};

export const ABOUT: Readonly<Record<CategoryName, readonly string[]>> = {
  Gaming: [
    'Voice rooms fill up around eight and somebody always has a free slot.',
    'They pair newcomers with people of the same level, which saves a lot of grief.',
    'The weekly tournament is more about the banter than the bracket.',
    'Nobody minds if you are bad at it.',
  ],
  Music: [
    'The listening parties have introduced me to half of my library.',
    'You get honest feedback on your mixes, with time stamps.',
    'There is a channel for every odd genre, and people in it.',
    'Somebody transcribed a solo for me overnight.',
  ],
  Technology: [
    'Questions get answers with sources, not with sighs.',
    'The repair channel saved my old laptop.',
    'News is discussed before it is everywhere.',
    'They keep a good list of what to read first.',
  ],
  Community: [
    'The newcomers channel is answered by real people.',
    'Sunday check-ins are the calmest hour of my week.',
    'People remember what you told them last month.',
    'There is always a game of cards or a film going.',
  ],
  Education: [
    'The study rooms keep me honest: camera off, timer on.',
    'Somebody explained fractions of fractions until I got it.',
    'Language exchange works because both sides show up.',
    'Old exams are pinned and sorted by year.',
  ],
  Art: [
    'The weekly prompt got me drawing again.',
    'Critique is gentle and specific.',
    'Work in progress is welcome, finished or not.',
    'I sold my first print through a contact from here.',
  ],
  Entertainment: [
    'Spoiler rules are clear and actually kept.',
    'The watch-alongs are timed to the second.',
    'Meme channel is fresh, which is rarer than you think.',
    'Long reads about short films, and the other way round.',
  ],
  Sports: [
    'Match threads are lively and stay civil.',
    'The training log channel keeps me going in winter.',
    'They organise a real run twice a year.',
    'Good tips for beginners without the shouting.',
  ],
  Programming: [
    'Code review here is better than at some jobs I had.',
    'You ask a small question and learn three things.',
    'The project channel pairs people who finish things.',
    'Nobody pastes an answer without explaining it.',
  ],
  Other: [
    'Hard to describe, easy to like.',
    'Somehow every topic ends in bread recipes.',
    'The most oddly specific place I know, in a good way.',
    'I came for one thing and stayed for five others.',
  ],
};

export const CLOSINGS = [
  'Say hello in the lobby first, it helps.',
  'Moderators are quick and fair.',
  'Bring patience on a Friday night.',
  'Recommended without a second thought.',
  'Would join again.',
  'Start with the pinned guide.',
  '',
  '',
  '',
] as const;

export const TITLES: Readonly<Record<number, readonly string[]>> = {
  5: ['A second home', 'Stay for the people', 'Better than expected', 'Lights always on'],
  4: ['Worth a visit', 'Warm and busy', 'Good company', 'Nearly perfect'],
  3: ['It has its days', 'Quiet but kind', 'Somewhere in the middle'],
  2: ['Could be more', 'Not quite there'],
  1: ['Too quiet for me', 'Left after a week'],
};
