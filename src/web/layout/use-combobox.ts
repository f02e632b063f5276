// State and keyboard handling of a search box with rows below it.
import { type Dispatch, type KeyboardEvent, type SetStateAction, useEffect, useState } from 'react';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useNavigate } from '#web/location.ts';
import { useHidden, withoutHidden } from '#web/session/saved-lists.ts';
import { suggestionsQuery } from '#web/directory/list-queries.ts';
import { useApi } from '#web/kit/use-api.ts';
import { resultsHref, type SearchRow, type SearchRows, nextRow } from './search-rows.ts';

export interface Combobox {
  text: string;
  setText: (text: string) => void;
  rows: SearchRow[];
  /** The list brings the function: while its code is not loaded, there are no rows. */
  setRowsOf: Dispatch<SetStateAction<SearchRows | undefined>>;
  /** True while the rows are for an earlier text. */
  isBusy: boolean;
  isOpen: boolean;
  close: () => void;
  /** Index of the row selected with the arrow keys; -1 for the text itself. */
  selected: number;
  onKeyDown: (event: KeyboardEvent) => void;
  /** Navigates to a row's URL and closes. */
  open: (href: string) => void;
  /** The action of Enter: opens the selected row, else searches for the text, regardless of the suggestions. */
  submit: () => void;
}

/** `onDone` is called when a row or the search was opened. */
export function useCombobox(onDone?: () => void): Combobox {
  const [text, setText] = useState('');
  const [isOpen, setOpen] = useState(false);
  // By URL: the rows can change during a selection.
  const [chosen, choose] = useState<string>();
  const [rowsOf, setRowsOf] = useState<SearchRows>();
  const navigate = useNavigate();
  const { suggestions, isCurrent } = useSuggestions(text);
  const rows = (text.trim() !== '' && rowsOf?.(text, suggestions)) || [];
  const selected = isOpen ? rows.findIndex(({ href }) => href === chosen) : -1;

  const reset = (next: string, opens: boolean) => {
    setText(next);
    setOpen(opens);
    choose(undefined);
  };
  const open = (href: string) => {
    reset('', false);
    onDone?.();
    navigate(href);
  };
  const move = (step: 1 | -1) => {
    if (rows.length === 0) return;
    setOpen(true);
    choose(nextRow(rows, isOpen ? chosen : undefined, step));
  };
  const submit = () => open(rows[selected]?.href ?? (text.trim() === '' ? '/servers' : resultsHref(text)));

  const keys: Record<string, () => void> = {
    ArrowDown: () => move(1),
    ArrowUp: () => move(-1),
    Escape: () => (isOpen && rows.length > 0 ? setOpen(false) : reset('', false)),
  };
  return {
    text,
    setText: (next) => reset(next, true),
    rows,
    setRowsOf,
    isBusy: !isCurrent,
    isOpen: isOpen && rows.length > 0,
    close: () => setOpen(false),
    selected,
    open,
    submit,
    onKeyDown: (event) => {
      const run = keys[event.key];
      // While nothing is typed, Esc is for the surrounding dialog.
      if (!run || event.nativeEvent.isComposing || (event.key === 'Escape' && text === '')) return;
      event.preventDefault();
      event.stopPropagation();
      run();
    },
  };
}

const DEBOUNCE_MS = 150;

/**
 * Suggestions for the typed text, debounced by 150 ms; the last ones remain while the next are loading. `isCurrent` is
 * true once the call for the current text has ended: without suggestions it failed.
 */
export function useSuggestions(typed: string) {
  const text = typed.trim();
  const [settled, setSettled] = useState('');
  useEffect(() => {
    const timer = setTimeout(() => setSettled(text), DEBOUNCE_MS);
    return () => clearTimeout(timer);
  }, [text]);
  const { data, isPending, isPlaceholderData } = useQuery({
    ...suggestionsQuery(useApi(), settled),
    enabled: settled !== '',
    placeholderData: keepPreviousData,
  });
  const servers = withoutHidden(data?.servers ?? [], useHidden());
  return {
    suggestions: text === '' ? undefined : data && { ...data, servers },
    isCurrent: settled === text && !isPending && !isPlaceholderData,
  };
}
