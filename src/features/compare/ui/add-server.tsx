// Adds a server by name: a form, and a link to the new comparison per result. Both work without scripts.
import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { Check, Plus } from 'lucide-react';
import { useEffect, useRef } from 'react';
import type { Server } from '#features/listings/contract.ts';
import { ArchIcon } from '#web/directory/arch-icon.tsx';
import { CountsLine } from '#web/directory/server-counts.tsx';
import { useNavigate } from '#web/location.ts';
import { Button } from '#web/kit/button.tsx';
import { Field } from '#web/kit/field.tsx';
import { ErrorState } from '#web/kit/error-state.tsx';
import { useFormat } from '#web/kit/format.ts';
import { Link } from '#web/kit/link.tsx';
import { Skeleton } from '#web/kit/skeleton.tsx';
import { useApi } from '#web/kit/use-api.ts';
import { chosenServers, MAX_COMPARED, withServer } from '#web/session/browser-lists.ts';
import { type CompareState, comparisonHref } from './compare-state.ts';
import { addQuery } from './compare-queries.ts';

interface AddServerProps {
  state: CompareState;
  shownIds: string[];
}

export function AddServer({ state, shownIds }: AddServerProps) {
  const { t } = useLingui();
  const navigate = useNavigate();
  const { slugs, add, onlyDifferences } = state;
  const field = useRef<HTMLInputElement>(null);
  const written = useRef(add);
  // The URL changes the text, also by Back. With a key instead, the field would be replaced and lose the focus. Not when
  // the page hydrates: the user might have typed by then.
  useEffect(() => {
    if (field.current && add !== written.current) field.current.value = add;
    written.current = add;
  }, [add]);
  if (slugs.length >= MAX_COMPARED)
    return (
      <p className="text-ink-2">
        <Trans>Four servers are side by side. Remove one to add another.</Trans>
      </p>
    );
  return (
    <div className="grid max-w-[560px] gap-3">
      <h2 className="text-2xl">
        <Trans>Add a server</Trans>
      </h2>
      <form
        action="/compare"
        onSubmit={(event) => {
          event.preventDefault();
          const named = new FormData(event.currentTarget).get('add');
          navigate(comparisonHref({ slugs, add: String(named), onlyDifferences }), { replace: true });
        }}
      >
        {slugs.map((slug) => (
          <input key={slug} type="hidden" name="s" value={slug} />
        ))}
        {onlyDifferences && <input type="hidden" name="only" value="differences" />}
        <Field
          ref={field}
          label={t`Name of a server`}
          name="add"
          defaultValue={add}
          maxLength={200}
          autoComplete="off"
          button={
            <Button type="submit">
              <Trans context="button">Search</Trans>
            </Button>
          }
        />
      </form>
      <Results state={state} shownIds={shownIds} />
    </div>
  );
}

function Results({ state, shownIds }: AddServerProps) {
  const { t } = useLingui();
  const { whole } = useFormat();
  const { add } = state;
  const { data, isError, refetch } = useQuery(addQuery(useApi(), add));
  return (
    <>
      {/* It is there before its text: only a change is read out. */}
      <output className="sr-only">{data && t`${{ count: whole(data.servers.length) }} found`}</output>
      {!data && isError && <ErrorState title={t`The servers could not be loaded`} onRetry={() => void refetch()} />}
      {add !== '' && !data && !isError && <Skeleton className="h-36 rounded-lg" />}
      {data?.servers.length === 0 && (
        <p>
          <Trans>No server found for “{add}”.</Trans>
        </p>
      )}
      {data && data.servers.length > 0 && (
        <ul
          aria-label={t`Servers found for “${add}”`}
          className="overflow-hidden rounded-lg border border-line bg-surface"
        >
          {data.servers.map((server) => (
            <li key={server.id} className="border-line not-first:border-t">
              <Result server={server} state={state} isIn={shownIds.includes(server.id)} />
            </li>
          ))}
        </ul>
      )}
    </>
  );
}

function Result({ server, state, isIn }: { server: Server; state: CompareState; isIn: boolean }) {
  const { t } = useLingui();
  const line = (
    <>
      <ArchIcon server={server} size={32} />
      <span className="min-w-0 flex-1">
        <span className="block truncate font-semibold rtl:text-right" dir="auto">
          {server.name}
        </span>
        <span className="block text-2xs text-ink-3">
          {isIn ? t`already in the comparison` : <CountsLine server={server} />}
        </span>
      </span>
      {isIn ? <Check size={16} /> : <Plus size={16} />}
    </>
  );
  const look = 'flex min-h-12 items-center gap-3 px-3 py-2';
  if (isIn) return <p className={look}>{line}</p>;
  return (
    <Link
      href={comparisonHref({ ...state, slugs: [...state.slugs, server.slug], add: '' })}
      rel="nofollow"
      className={`${look} hover:bg-surface-2`}
      onClick={() => chosenServers.write(withServer(chosenServers.read(), server) ?? chosenServers.read())}
    >
      {line}
    </Link>
  );
}
