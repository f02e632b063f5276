import { describe, expect, it } from 'vitest';
import { alternativesQuery } from '#web/directory/list-queries.ts';
import { noApi, renderMarkup } from '#test/markup.tsx';
import { renderingQueries } from '#web/query-client.ts';
import { Alternatives, DidYouMean } from './alternatives.tsx';
import { MatchedWords, ResultCount, SearchNotes } from './search-notes.tsx';

const part = { isApproximate: false, isPlain: false, tags: [] as string[], categories: [], languages: [] };
const word = (text: string) => ({ ...part, text, typed: text, use: 'required' as const });
const similar = (text: string) => ({ ...word(text), isApproximate: true });
const title = (text: string) => ({ ...similar(text), tags: ['series and tv'] });
const unknown = (text: string) => ({ ...word(text), use: 'unknown' as const });

type Parts = ReturnType<typeof word | typeof unknown>[];

it.each<[string, Parts]>([
  ['Found 3 servers with similar spellings', [similar('minecaft')]],
  ['Found 3 servers with similar spellings', [similar('minecaft'), unknown('zorgle')]],
  // Full matches have the word, but a filter excludes them.
  ['Found 3 servers with similar spellings', [word('quiet')]],
  ['Found 3 partial matches', [word('valorant'), unknown('zorgle')]],
  ['Found 3 partial matches', [title('breaking bad')]],
])('the number of results is "%s"', (text, parts) => {
  const html = renderMarkup(
    <ResultCount total={0} search={{ partial: 3, parts, matched: {} }}>
      Found 0 servers
    </ResultCount>,
  );
  expect(html).toBe(`<span>${text}</span>`);
});

function notesOf(parts: Parts, total = 0, partial = 3, url = '/servers?search=words'): string {
  const html = renderMarkup(<SearchNotes list={{ total, search: { partial, parts, matched: {} } }} />, { url });
  return html.replaceAll(/<\/p>/g, '\n').replaceAll(/<[^>]*>/g, '');
}

it.each([
  ['Matches valorant', [word('valorant'), word('zorgle')], ['valorant']],
  ['Matches valorant', [word('valorant'), unknown('zorgle')], ['valorant']],
  ['Similar to zorgle', [word('valorant'), similar('zorgle')], ['zorgle']],
  // No full match, though it has all words.
  ['Similar to plane', [word('plane')], ['plane']],
  ['Matches series and tv', [title('breaking bad')], ['breaking bad']],
  ['Matches series and tv', [title('breaking bad'), word('memes')], ['breaking bad']],
  [
    'Matches series and tv and memes',
    [title('breaking bad'), word('memes'), unknown('zorgle')],
    ['breaking bad', 'memes'],
  ],
  ['Similar to chess and plane', [word('chess'), word('plane')], ['chess', 'plane']],
  ['', [word('plane')], []],
])('a card says "%s"', (text, parts, words) => {
  const html = renderMarkup(<MatchedWords search={{ partial: 3, parts, matched: { a: words } }} serverId="a" />);
  expect(html.replaceAll(/<[^>]*>/g, '')).toBe(text);
});

describe('the notes of a search without full matches', () => {
  it('say which words are dropped if the others have only similar spellings', () => {
    expect(notesOf([unknown('reptile'), similar('keepers')])).toBe(
      'No server has keepers as typed. Showing similar spellings.\n' +
        'No server has reptile, so this searched without it.\n',
    );
  });

  it('name only words that a server has as typed, and similar spellings apart from them', () => {
    expect(notesOf([word('lan'), similar('toxic')])).toBe(
      'No server has toxic as typed. Showing similar spellings.\n' +
        'No server has all of these words. Showing those that match lan.\n',
    );
  });

  it('name the known words, and so not the dropped ones', () => {
    expect(notesOf([word('valorant'), unknown('zorgle')])).toBe(
      'No server has all of these words. Showing those that match valorant.\n',
    );
  });

  it('name the genre of a title that no server has', () => {
    const note = 'No server has all of these words. Showing those that match series and tv';
    expect(notesOf([title('breaking bad')])).toBe(`${note}.\n`);
    expect(notesOf([title('breaking bad'), word('memes'), unknown('zorgle')])).toBe(`${note} or memes.\n`);
    expect(notesOf([{ ...title('breaking bad'), isApproximate: false }], 1)).toBe(
      '3 more servers have some of these words, or similar ones.\n',
    );
  });

  it('say that other servers may have all words when a filter is on', () => {
    expect(notesOf([word('french'), word('music')], 0, 3, '/servers?search=french+music&category=Gaming')).toBe(
      'No server has all of these words with these filters. Showing those that match french or music.\n',
    );
  });

  it('claim no shared words if no result has one', () => {
    expect(notesOf([word('quiet')])).toBe('');
    expect(notesOf([word('quiet')], 1)).toBe('3 more servers have similar spellings.\n');
    expect(notesOf([word('quiet'), word('chess')], 1)).toBe(
      '3 more servers have some of these words, or similar ones.\n',
    );
  });

  it('are absent if nothing is shown', () => {
    expect(notesOf([unknown('reptile')], 0, 0)).toBe('');
    // A filter excludes the servers with similar spellings.
    expect(notesOf([similar('keepers')], 0, 0)).toBe('');
  });
});

it.each([
  ['has full matches', 2, 'With one filter removed Without Gaming 2 servers'],
  ['has only partial matches', 0, ''],
])('partial matches come with the list without a filter if it %s', (_what, total, text) => {
  const query = { search: 'french music', category: ['Gaming'] };
  const without = [
    { parameters: ['search'], total: 9, partial: 0 },
    { parameters: ['category'], total, partial: 5 },
  ];
  const queries = renderingQueries();
  const corrected = [{ search: 'french', total: 4, partial: 0 }];
  queries.setQueryData(alternativesQuery(noApi, query).queryKey, { without, corrected, tags: [], categories: [] });
  const list = { servers: [], total: 0, page: 1, totalPages: 1 };
  const parts = [word('french'), word('music')];
  const html = renderMarkup(
    <DidYouMean list={{ ...list, search: { partial: 3, parts, matched: {} } }} query={query} isBusy={false} />,
    { queries, url: '/servers?search=french+music&category=Gaming' },
  );
  expect(html.replaceAll(/(?:<[^>]*>)+/g, ' ').trim()).toBe(text);
});

it('an empty list does not offer all servers there are as an alternative', () => {
  const offered = (query: { search: string; category?: ['Gaming'] }, url: string): string => {
    const queries = renderingQueries();
    const without = [{ parameters: ['search'], total: 9, partial: 0 }];
    queries.setQueryData(alternativesQuery(noApi, query).queryKey, {
      without,
      corrected: [],
      tags: [],
      categories: [],
    });
    return renderMarkup(<Alternatives query={query} />, { queries, url })
      .replaceAll(/(?:<[^>]*>)+/g, ' ')
      .trim();
  };
  expect(offered({ search: 'zorgle' }, '/servers?search=zorgle')).toBe('');
  const within = offered({ search: 'zorgle', category: ['Gaming'] }, '/servers?search=zorgle&category=Gaming');
  expect(within).toBe('With one filter removed Without “zorgle” 9 servers');
});
