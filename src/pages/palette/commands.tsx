/* oxlint-disable jsx-a11y/prefer-tag-over-role, jsx-a11y/click-events-have-key-events --
   the combobox pattern: <select> cannot hold images; the input keeps the focus and handles the keys */
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { Search } from 'lucide-react';
import { type KeyboardEvent, useEffect, useId, useState } from 'react';
import { flushSync } from 'react-dom';
import { ArchIcon } from '#web/directory/arch-icon.tsx';
import { Modal } from '#web/kit/dialog.tsx';
import { shortcutOf } from '#web/kit/key-shortcuts.ts';
import { classNames } from '#web/kit/class-names.ts';
import { type Entry, type GroupName, groupsOf, selectedIndex, useEntries } from './use-entries.ts';

const GROUPS: Record<GroupName, MessageDescriptor> = {
  here: msg`This server`,
  recent: msg`Recently viewed`,
  servers: msg`Servers`,
  categories: msg`Categories`,
  tags: msg`Tags`,
  pages: msg`Pages`,
  actions: msg`Actions`,
};

interface CommandsProps {
  early: string;
  onClose: () => void;
  onKeys: () => void;
}

export function Commands({ early, onClose, onKeys }: CommandsProps) {
  const { t } = useLingui();
  const [text, setText] = useState(early);
  const id = useId();
  const groups = groupsOf(useEntries(text, onKeys));
  const entries = groups.flatMap((group) => group.entries);
  const run = (entry: Entry) => {
    // Close first: it restores the focus, which the entry can then move.
    flushSync(onClose);
    entry.run();
  };
  const { current, select, onKeyDown } = useSelection(entries, run, onClose);
  useEffect(() => {
    document.getElementById(`${id}-${current}`)?.scrollIntoView({ block: 'nearest' });
  }, [id, current]);
  return (
    <Modal
      open
      onClose={onClose}
      aria-label={t`Command menu`}
      className="palette overflow-hidden rounded-xl border border-line"
    >
      <div className="flex max-h-[inherit] flex-col">
        <CommandInput
          id={id}
          current={current}
          text={text}
          onType={(typed) => {
            setText(typed);
            select(undefined);
          }}
          onKeyDown={onKeyDown}
        />
        <output className="sr-only">
          <span key={entries.length}>
            <Plural value={{ count: entries.length }} one="# result" other="# results" />
          </span>
        </output>
        <Results
          id={id}
          groups={groups}
          selected={entries[current]}
          onPoint={(entry) => select(entry.key)}
          onChoose={run}
        />
        <p className="border-t border-line px-4 py-2.5 text-2xs text-ink-3 touch:hidden">
          <Trans>Arrow keys to choose, Enter to open, Esc to close.</Trans>
        </p>
      </div>
    </Modal>
  );
}

/** The selected entry, by index, and the keys that move the selection, run the entry or close the menu. */
function useSelection(entries: Entry[], run: (entry: Entry) => void, close: () => void) {
  // By key, not index: suggestions that arrive during a selection shift the entries below them.
  const [selected, select] = useState<string>();
  const current = selectedIndex(entries, selected);
  const selectAt = (index: number) => select(entries.at(index % entries.length)?.key);
  const keys: Record<string, () => void> = {
    ArrowDown: () => selectAt(current + 1),
    ArrowUp: () => selectAt(current - 1),
    Home: () => selectAt(0),
    End: () => selectAt(-1),
    Enter: () => {
      const entry = entries[current];
      if (entry) run(entry);
    },
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const act = shortcutOf(event.nativeEvent) === 'commands' ? close : keys[event.key];
    if (!act || event.nativeEvent.isComposing) return;
    event.preventDefault();
    act();
  };
  return { current, select, onKeyDown };
}

interface CommandInputProps {
  /** Prefix of the ids of the list and its options, which the input refers to. */
  id: string;
  /** Index of the selected entry. */
  current: number;
  text: string;
  onType: (text: string) => void;
  onKeyDown: (event: KeyboardEvent) => void;
}

function CommandInput({ id, current, text, onType, onKeyDown }: CommandInputProps) {
  const { t } = useLingui();
  return (
    <div className="relative border-b border-line">
      <Search size={18} className="absolute start-4 top-1/2 -translate-y-1/2 text-ink-3" />
      <input
        type="text"
        role="combobox"
        aria-label={t`Commands, pages and servers`}
        aria-autocomplete="list"
        aria-expanded="true"
        aria-controls={`${id}-list`}
        aria-activedescendant={`${id}-${current}`}
        autoComplete="off"
        autoCapitalize="off"
        spellCheck={false}
        maxLength={200}
        placeholder={t`Search pages, servers and actions`}
        value={text}
        onChange={(event) => onType(event.target.value)}
        onKeyDown={onKeyDown}
        className="min-h-14 w-full bg-transparent ps-12 pe-4 text-md text-ink outline-none placeholder:text-ink-3"
      />
    </div>
  );
}

interface ResultsProps {
  id: string;
  groups: ReturnType<typeof groupsOf<Entry>>;
  selected: Entry | undefined;
  onPoint: (entry: Entry) => void;
  onChoose: (entry: Entry) => void;
}

function Results({ id, groups, selected, onPoint, onChoose }: ResultsProps) {
  const { t } = useLingui();
  const order = groups.flatMap(({ entries }) => entries);
  return (
    <div id={`${id}-list`} role="listbox" aria-label={t`Results`} className="min-h-0 flex-1 overflow-y-auto p-1.5">
      {groups.map(({ group, entries }) => (
        <div key={group} role="group" aria-label={t(GROUPS[group])}>
          <div aria-hidden="true" className="px-2.5 pt-2 pb-1 text-2xs font-semibold text-ink-3">
            {t(GROUPS[group])}
          </div>
          {entries.map((entry) => (
            <Option
              key={entry.key}
              id={`${id}-${order.indexOf(entry)}`}
              entry={entry}
              isSelected={entry === selected}
              onPoint={() => onPoint(entry)}
              onChoose={() => onChoose(entry)}
            />
          ))}
        </div>
      ))}
    </div>
  );
}

interface OptionProps {
  id: string;
  entry: Entry;
  isSelected: boolean;
  onPoint: () => void;
  onChoose: () => void;
}

function Option({ id, entry: { label, icon: Icon }, isSelected, onPoint, onChoose }: OptionProps) {
  return (
    <div
      id={id}
      role="option"
      tabIndex={-1}
      aria-selected={isSelected}
      onPointerMove={() => !isSelected && onPoint()}
      // Keeps the focus in the input.
      onMouseDown={(event) => event.preventDefault()}
      onClick={onChoose}
      className={classNames(
        'flex min-h-11 cursor-pointer items-center gap-3 rounded-control px-2.5 py-1 text-sm',
        isSelected ? 'bg-lamp-tint' : 'hover:bg-surface-2',
      )}
    >
      <span className="grid w-7 shrink-0 place-items-center text-ink-2">
        {'iconUrl' in Icon ? <ArchIcon server={Icon} size={28} isEager /> : <Icon size={18} />}
      </span>
      <span className="min-w-0 truncate" dir="auto">
        {label}
      </span>
    </div>
  );
}
