// Notes of a list about servers that have only some of the search words, or only similar ones.
import { Plural, Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import type { ServerList } from '#features/listings/contract.ts';
import { countFilters } from '#web/directory/list-filters.ts';
import { useListFilters } from '#web/directory/use-list-filters.ts';
import { useFormat } from '#web/kit/format.ts';

interface CountProps extends Pick<ServerList, 'total' | 'search'> {
  /** For full matches. */
  children: ReactNode;
}

/** The number of results: of full matches, or of partial ones if there are only those. */
export function ResultCount({ total, search, children }: CountProps) {
  const { parts = [], partial = 0 } = search ?? {};
  const areSimilar = haveOnlySimilar(parts);
  // A new element for another text: what a browser has translated, React cannot update.
  return (
    <span key={`${total} ${partial} ${areSimilar}`}>
      {total > 0 || partial === 0 ? (
        children
      ) : areSimilar ? (
        <Plural
          value={{ count: partial }}
          one="Found # server with a similar spelling"
          other="Found # servers with similar spellings"
        />
      ) : (
        <Plural value={{ count: partial }} one="Found # partial match" other="Found # partial matches" />
      )}
    </span>
  );
}

type Part = NonNullable<ServerList['search']>['parts'][number];

/** Some servers have it as typed. */
const isKnown = ({ use, isApproximate }: Part): boolean => use === 'required' && !isApproximate;

const isWanted = ({ use }: Part): boolean => use === 'required' || use === 'unknown';

/** The words that partial matches have as typed, and the tags of those that have no word of a title: `naruto`, anime. */
const matchedWords = (parts: readonly Part[]): string[] =>
  parts.flatMap((part) => (isKnown(part) ? part.typed : part.isApproximate ? part.tags : []));

/** Whether partial matches have neither: no server has, or those with the only word are full matches. */
function haveOnlySimilar(parts: readonly Part[]): boolean {
  const [first, second] = parts.filter(isWanted);
  return matchedWords(parts).length === 0 || (!second && first?.tags.length === 0);
}

/** Above the results of a search: which of its words no server has as typed, and how many servers have only some. */
export function SearchNotes({ list: { total, search } }: { list: Pick<ServerList, 'total' | 'search'> }) {
  const { parts = [], partial = 0 } = search ?? {};
  if (total + partial === 0) return null;
  // The note about partial matches names the known words, and so not the dropped ones.
  const namesKnown = total === 0 && matchedWords(parts).length > 0;
  return (
    <>
      <MissingWords parts={parts.filter((part) => part.isApproximate && part.tags.length === 0)} isReplaced />
      {!namesKnown && <MissingWords parts={parts.filter(({ use }) => use === 'unknown')} isReplaced={false} />}
      {partial > 0 && <PartialNote total={total} partial={partial} parts={parts} />}
    </>
  );
}

interface MissingWordsProps {
  parts: { typed: string }[];
  /** Whether similar words were searched instead; otherwise these were left out. */
  isReplaced: boolean;
}

function MissingWords({ parts, isReplaced }: MissingWordsProps) {
  const { list } = useFormat();
  if (parts.length === 0) return null;
  const words = list(parts.map(({ typed }) => typed));
  return (
    <p key={words} className="text-sm text-ink-2">
      {isReplaced ? (
        <Trans>
          No server has <b dir="auto">{words}</b> as typed. Showing similar spellings.
        </Trans>
      ) : (
        <Trans>
          No server has <b dir="auto">{words}</b>, so this searched without{' '}
          <Plural value={{ count: parts.length }} one="it" other="them" />.
        </Trans>
      )}
    </p>
  );
}

function PartialNote({ total, partial, parts }: { total: number; partial: number; parts: readonly Part[] }) {
  const { locale } = useFormat();
  const { filters } = useListFilters();
  if (total > 0) {
    return (
      <p key={`${partial} ${haveOnlySimilar(parts)}`} className="text-sm text-ink-2">
        {haveOnlySimilar(parts) ? (
          <Plural
            value={{ count: partial }}
            one="# more server has a similar spelling."
            other="# more servers have similar spellings."
          />
        ) : (
          <Plural
            value={{ count: partial }}
            one="# more server has some of these words, or similar ones."
            other="# more servers have some of these words, or similar ones."
          />
        )}
      </p>
    );
  }
  if (haveOnlySimilar(parts)) return null;
  const words = new Intl.ListFormat(locale, { type: 'disjunction' }).format(matchedWords(parts));
  return (
    <p key={`${countFilters(filters) > 1} ${words}`} className="text-sm text-ink-2">
      {countFilters(filters) > 1 ? (
        <Trans>
          No server has all of these words with these filters. Showing those that match <b dir="auto">{words}</b>.
        </Trans>
      ) : (
        <Trans>
          No server has all of these words. Showing those that match <b dir="auto">{words}</b>.
        </Trans>
      )}
    </p>
  );
}

interface MatchedWordsProps extends Pick<ServerList, 'search'> {
  serverId: string;
}

/** On a server's card: which words it has. Insignificant words do not count. */
export function MatchedWords({ search, serverId }: MatchedWordsProps) {
  const { list } = useFormat();
  const matched = search?.matched[serverId] ?? [];
  const wanted = search?.parts.filter(isWanted) ?? [];
  const having = wanted.filter(({ text }) => matched.includes(text));
  // A partial match that has all words has one of them only in a similar spelling.
  const exact = matchedWords(having.length < wanted.length ? having : having.filter((part) => !isKnown(part)));
  const shown = exact.length > 0 ? exact : having.map(({ typed }) => typed);
  if (shown.length === 0) return null;
  const words = list(shown);
  return (
    <p key={`${exact.length > 0} ${words}`} className="truncate text-2xs text-ink-2">
      {exact.length > 0 ? (
        <Trans>
          Matches <b dir="auto">{words}</b>
        </Trans>
      ) : (
        <Trans>
          Similar to <b dir="auto">{words}</b>
        </Trans>
      )}
    </p>
  );
}
