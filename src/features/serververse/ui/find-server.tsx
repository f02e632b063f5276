// Search on the map: the globe flies to the chosen server. Without scripts the form opens the server search.
import { Trans, useLingui } from '@lingui/react/macro';
import { useQueryClient } from '@tanstack/react-query';
import { Search } from 'lucide-react';
import { useRef, useState } from 'react';
import type { Server } from '#features/listings/contract.ts';
import { ArchIcon } from '#web/directory/arch-icon.tsx';
import { suggestionsQuery } from '#web/directory/list-queries.ts';
import { useSuggestions } from '#web/layout/use-combobox.ts';
import { Field } from '#web/kit/field.tsx';
import { useFormat } from '#web/kit/format.ts';
import { useApi } from '#web/kit/use-api.ts';
import { useHidden, withoutHidden } from '#web/session/saved-lists.ts';

/** `onFind` receives the chosen server. */
export function FindServer({ onFind }: { onFind: (server: Server) => void }) {
  const { t } = useLingui();
  const { whole } = useFormat();
  const [text, setText] = useState('');
  const { suggestions, isCurrent } = useSuggestions(text);
  const api = useApi();
  const queries = useQueryClient();
  const hidden = useHidden();
  const field = useRef<HTMLInputElement>(null);
  const servers = suggestions?.servers ?? [];
  const isFailed = isCurrent && !suggestions;
  const choose = (server: Server | undefined) => {
    if (!server) return;
    setText('');
    onFind(server);
  };
  /** Chooses the first suggestion, without waiting for the debounce; after a failure it tries again. */
  const submit = async (): Promise<void> => {
    if (text.trim() === '') return;
    const query = suggestionsQuery(api, text.trim());
    await queries.prefetchQuery(query);
    const found = withoutHidden(queries.getQueryData(query.queryKey)?.servers ?? [], hidden);
    if (field.current?.value === text) choose(found[0]);
  };
  return (
    <search aria-label={t`On the map`} className="relative w-full md:w-[260px]">
      <form
        action="/servers"
        method="get"
        onSubmit={(event) => {
          event.preventDefault();
          void submit();
        }}
      >
        <Field
          ref={field}
          label={t`Find a community on the map`}
          isLabelHidden
          icon={<Search />}
          name="search"
          type="text"
          inputMode="search"
          autoComplete="off"
          maxLength={200}
          placeholder={t`Find a community`}
          value={text}
          onChange={(event) => setText(event.target.value)}
          // During a composition Esc only cancels that.
          onKeyDown={(event) => event.key === 'Escape' && !event.nativeEvent.isComposing && setText('')}
        />
        <output className="sr-only">{isCurrent && suggestions && t`${{ count: whole(servers.length) }} found`}</output>
        {isFailed && (
          <p role="alert" className={`${BELOW} px-4 py-3.5`}>
            <Trans>Failed to load servers</Trans>
          </p>
        )}
        {suggestions && <Found servers={servers} isKnown={isCurrent} onChoose={choose} />}
      </form>
    </search>
  );
}

const BELOW = 'absolute inset-x-0 top-full z-30 mt-2 rounded-[12px] border border-line bg-overlay shadow-3';

interface FoundProps {
  servers: readonly Server[];
  isKnown: boolean;
  onChoose: (server: Server) => void;
}

function Found({ servers, isKnown, onChoose }: FoundProps) {
  if (servers.length === 0 && !isKnown) return null;
  return (
    <div className={`${BELOW} p-1.5`}>
      {servers.length === 0 && (
        <p className="px-2.5 py-2 text-ink-3">
          <Trans>No servers found</Trans>
        </p>
      )}
      <ul>
        {servers.map((server) => (
          <li key={server.id}>
            <button
              type="button"
              onClick={() => onChoose(server)}
              className="flex min-h-11 w-full items-center gap-2.5 rounded-control px-2.5 py-1 text-start hover:bg-surface-2"
            >
              <ArchIcon server={server} size={28} isEager />
              <span dir="auto" className="min-w-0 truncate">
                {server.name}
              </span>
            </button>
          </li>
        ))}
      </ul>
    </div>
  );
}
