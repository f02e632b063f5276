// What the keys do in a search box with rows under it.
import { type KeyboardEvent, useState } from 'react';
import { useNavigate } from '../address.ts';
import { resultsHref, type SearchRow, searchRows, steppedRow } from './search-rows.ts';
import { useSuggestions } from './use-suggestions.ts';

export interface Combobox {
  text: string;
  setText: (text: string) => void;
  rows: SearchRow[];
  /** The rows answer an earlier text. */
  isBusy: boolean;
  isOpen: boolean;
  close: () => void;
  /** Index of the row that the arrow keys chose, -1 while it is the text itself. */
  selected: number;
  onKeyDown: (event: KeyboardEvent) => void;
  /** Goes to a row's address and closes. */
  open: (href: string) => void;
  /** What Enter does: it opens the chosen row, else it searches for the text, whatever has been suggested by then. */
  submit: () => void;
}

/** `onDone` is called when a row or the search was opened. */
export function useCombobox(onDone?: () => void): Combobox {
  const [text, setText] = useState('');
  const [isOpen, setOpen] = useState(false);
  // By address: the rows may change under a choice.
  const [chosen, choose] = useState<string>();
  const navigate = useNavigate();
  const { suggestions, isFor } = useSuggestions(text);
  const rows = text.trim() === '' ? [] : searchRows(text, suggestions);
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
    choose(steppedRow(rows, isOpen ? chosen : undefined, step));
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
    isBusy: !isFor,
    isOpen: isOpen && rows.length > 0,
    close: () => setOpen(false),
    selected,
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
