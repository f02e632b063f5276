import { Trans } from '@lingui/react/macro';
import { type MouseEvent, type ReactNode, useLayoutEffect, useRef } from 'react';
import type { QueueItem } from '#features/admin/contract.ts';
import { Button } from '#web/kit/button.tsx';
import { useFormat } from '#web/kit/format.ts';
import { Age } from '#web/kit/time.tsx';
import { focusHeading } from '#web/kit/restored-focus.ts';
import { useNavigate, useSearchParams } from '#web/location.ts';
import type { ReasonQuestion } from './reason-dialog.tsx';
import { itemKey } from './servers/queue-groups.ts';
import type { Asked } from './servers/server-dialogs.tsx';
import type { Act } from './use-act.ts';

export interface RowProps<Item extends QueueItem = QueueItem> {
  item: Item;
  isPending: boolean;
  act: Act;
  /** Opens the dialog that asks for a reason, or that of a server. */
  ask: (question: ReasonQuestion | Asked) => void;
}

/** A parameter of the page's URL, '' without it: Back from a server returns to what was chosen or found. */
export function useAdminParam(name: string): [value: string, change: (value: string) => void] {
  const search = useSearchParams();
  const navigate = useNavigate();
  const change = (value: string) => {
    const next = new URLSearchParams(search);
    if (value === '') next.delete(name);
    else next.set(name, value);
    navigate(next.size > 0 ? `/admin?${next}` : '/admin', { replace: true });
  };
  return [search.get(name) ?? '', change];
}

/** The text next to an item's picture. Any of it can contain a name without spaces. */
export function ItemText({ children }: { children: ReactNode }) {
  return <div className="grid min-w-0 flex-1 basis-48 gap-1 [overflow-wrap:anywhere] sm:basis-56">{children}</div>;
}

interface PartOfItem {
  item: Pick<QueueItem, 'kind' | 'id'>;
  children: ReactNode;
}

export function ItemTitle({ item, children }: PartOfItem) {
  return (
    <p id={itemKey(item)} className="flex flex-wrap items-center gap-2 font-[650]">
      {children}
    </p>
  );
}

interface ShowMoreProps {
  hasMore: boolean;
  isPending: boolean;
  onMore: () => unknown;
  children: ReactNode;
}

/** Directly after a list. Once there is no more, the first new row has the focus: the heading can be far above. */
export function ShowMore({ hasMore, isPending, onMore, children }: ShowMoreProps) {
  const pressed = useRef<{ list: Element; rows: ReadonlySet<Element> } | null>(null);
  // Before `restoreFocus` notices that the button is gone.
  useLayoutEffect(() => {
    if (!pressed.current) return;
    const { list, rows } = pressed.current;
    const added = rowsOf(list).find((row) => !rows.has(row));
    if (!added) return;
    pressed.current = null;
    if (document.activeElement === document.body) focusHeading(added);
  });
  if (!hasMore) return null;
  const press = ({ currentTarget }: MouseEvent) => {
    const list = currentTarget.previousElementSibling;
    pressed.current = list && { list, rows: new Set(rowsOf(list)) };
    onMore();
  };
  return (
    <Button size="sm" className="mt-3 self-start" isPending={isPending} onClick={press}>
      {children}
    </Button>
  );
}

/** Also those of the groups in it, unless they are folded away. */
function rowsOf(list: Element): HTMLElement[] {
  return [...list.querySelectorAll<HTMLElement>('li:not(details li)')];
}

/** Why an item waits, and the blocked terms in its text. */
export function WhyHeld({ blockedTerms, children }: { blockedTerms: readonly string[]; children: ReactNode }) {
  const { list } = useFormat();
  const terms = list(blockedTerms);
  return (
    <p className="text-xs text-ink-2">
      {children}{' '}
      {terms !== '' && (
        <Trans comment="In front of the blocked terms that a server’s text contains">
          Found: <bdi>{terms}</bdi>
        </Trans>
      )}
    </p>
  );
}

/** Users' text: as typed, never as markup. */
export function Quote({ children }: { children: ReactNode }) {
  return (
    <blockquote
      dir="auto"
      className="max-w-[40.5em] border-s-2 border-line-strong ps-3 text-xs whitespace-pre-line text-ink-2"
    >
      {children}
    </blockquote>
  );
}

const SHOWN = 300;

/** Users' text can be long: shows its beginning, and the rest on demand. */
export function LongText({ text }: { text: string }) {
  const letters = [...text];
  if (letters.length <= SHOWN) return text;
  return (
    <details className="group">
      <summary className="cursor-pointer list-none">
        {letters.slice(0, SHOWN).join('')}
        <span className="group-open:hidden">
          …{' '}
          <span className="underline">
            <Trans>Show all</Trans>
          </span>
        </span>
      </summary>
      {letters.slice(SHOWN).join('')}
    </details>
  );
}

export function Description({ text }: { text: string | null }) {
  if (text !== null) return <LongText text={text} />;
  return (
    <i>
      <Trans>no description</Trans>
    </i>
  );
}

/** How long ago, and by which user. */
export function AgeBy({ at, name }: { at: string; name: string | null }) {
  const age = <Age at={at} />;
  if (name === null) return <Trans>{age} by a visitor</Trans>;
  return (
    <Trans>
      {age} by <bdi>{name}</bdi>
    </Trans>
  );
}

/** A group with the title as its name: the buttons of all rows have the same names. */
export function ItemActions({ item, children }: PartOfItem) {
  return (
    <fieldset
      aria-labelledby={itemKey(item)}
      className="flex min-w-0 flex-wrap gap-2 max-sm:w-full max-sm:[&>*]:flex-1"
    >
      {children}
    </fieldset>
  );
}
