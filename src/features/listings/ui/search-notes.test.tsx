import { describe, expect, it } from 'vitest';
import { renderMarkup } from '#test/markup.tsx';
import { SearchNotes } from './search-notes.tsx';

const part = { isApproximate: false, isPlain: false, tags: [], categories: [], languages: [] };
const word = (text: string) => ({ ...part, text, typed: text, use: 'required' as const });
const similar = (text: string) => ({ ...word(text), isApproximate: true });
const unknown = (text: string) => ({ ...word(text), use: 'unknown' as const });

function notesOf(parts: ReturnType<typeof word | typeof unknown>[], total = 0, partial = 3): string {
  const html = renderMarkup(<SearchNotes list={{ total, search: { partial, parts, matched: {} } }} />);
  return html.replaceAll(/<\/p>/g, '\n').replaceAll(/<[^>]*>/g, '');
}

describe('the notes of a search without full matches', () => {
  it('say which words are dropped if the others have only similar spellings', () => {
    expect(notesOf([unknown('reptile'), similar('keepers')])).toBe(
      'No server has keepers as typed. Showing similar spellings.\n' +
        'No server has reptile, so this searched without it.\n',
    );
  });

  it('name all words that results match, those with similar spellings too', () => {
    expect(notesOf([word('lan'), similar('toxic')])).toBe(
      'No server has toxic as typed. Showing similar spellings.\n' +
        'No server has all of these words. Showing those that match lan or toxic.\n',
    );
  });

  it('name the known words, and so not the dropped ones', () => {
    expect(notesOf([word('valorant'), unknown('zorgle')])).toBe(
      'No server has all of these words. Showing those that match valorant.\n',
    );
  });

  it('are absent if nothing is shown', () => {
    expect(notesOf([unknown('reptile')], 0, 0)).toBe('');
  });
});
