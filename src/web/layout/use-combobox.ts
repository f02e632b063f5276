// What the keys do in a search box with rows under it.
import { type KeyboardEvent, useState } from 'react';
import { useNavigate } from '../address.ts';
import { resultsHref, type SearchRow, searchRows } from './search-rows.ts';
import { useSuggestions } from './use-suggestions.ts';

export interface Combobox {
  text: string;
  setText: (text: string) => void;
  rows: SearchRow[];
  /** The rows answer an earlier text: Enter does not take the first yet. */
  isBusy: boolean;
  isOpen: boolean;
  close: () => void;
  selected: number;
  select: (index: number) => void;
  onKeyDown: (event: KeyboardEvent) => void;
  /** Goes to a row's address and closes. */
  open: (href: string) => void;
  /** What Enter does. */
  submit: () => void;
}

/** `onDone` is called when a row or the search was opened. */
export function useCombobox(onDone?: () => void): Combobox {
  const [text, setText] = useState('');
  const [isOpen, setOpen] = useState(false);
  const [selected, select] = useState(0);
  const [hasMoved, setMoved] = useState(false);
  const navigate = useNavigate();
  const { suggestions, isFor } = useSuggestions(text);
  const rows = text.trim() === '' ? [] : searchRows(text, suggestions);
  const current = Math.min(selected, rows.length - 1);

  const reset = (next: string, opens: boolean) => {
    setText(next);
    setOpen(opens);
    select(0);
    setMoved(false);
  };
  const open = (href: string) => {
    reset('', false);
    onDone?.();
    navigate(href);
  };
  const move = (step: number) => {
    if (rows.length === 0) return;
    setOpen(true);
    setMoved(true);
    select(isOpen ? (current + step + rows.length) % rows.length : 0);
  };
  // The first row is taken only when it answers the text as it stands: rows of an earlier text stay while loading.
  const submit = () => {
    const row = isOpen && (isFor || hasMoved) ? rows[current] : undefined;
    open(row?.href ?? (text.trim() === '' ? '/servers' : resultsHref(text)));
  };

  const keys: Record<string, () => void> = {
    ArrowDown: () => move(1),
    ArrowUp: () => move(-1),
    Escape: () => (isOpen && rows.length > 0 ? setOpen(false) : reset('', false)),
  };
  return {
    text,
    setText: (next) => reset(next, true),
    rows,
    isBusy: !isFor,
    isOpen: isOpen && rows.length > 0,
    close: () => setOpen(false),
    selected: current,
    select,
    open,
    submit,
    onKeyDown: (event) => {
      const run = keys[event.key];
      // While nothing is typed, Esc belongs to the dialog around.
      if (!run || event.nativeEvent.isComposing || (event.key === 'Escape' && text === '')) return;
      event.preventDefault();
      event.stopPropagation();
      run();
    },
  };
}
