import { Trans } from '@lingui/react/macro';
import type { ServerList } from '#features/listings/contract.ts';
import { useFormat } from '#web/kit/format.ts';

interface MatchedWordsProps extends Pick<ServerList, 'search'> {
  serverId: string;
}

/** On the card of a server that has only some of the words that were searched for: which. Words that say little do not count. */
export function MatchedWords({ search, serverId }: MatchedWordsProps) {
  const { list } = useFormat();
  const matched = search?.matched[serverId] ?? [];
  const wanted = search?.parts.filter(({ text, use }) => use === 'required' && matched.includes(text)) ?? [];
  if (wanted.length === 0) return null;
  const words = list(wanted.map(({ text }) => text));
  return (
    <p className="truncate text-2xs text-ink-2">
      <Trans>
        Matches <b dir="auto">{words}</b>
      </Trans>
    </p>
  );
}
