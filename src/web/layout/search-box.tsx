// A search box with suggestions while typing. Without scripts it is a form that leads to the results.
import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { useEffect, useEffectEvent, useId, useRef } from 'react';
import { MAX_SEARCH } from '#contract/limits.ts';
import { classNames } from '#web/kit/class-names.ts';
import { lazyPart } from '#web/kit/lazy-part.tsx';
import { shortcutOf } from '#web/kit/key-shortcuts.ts';
import { usePathname, useSearchParams } from '#web/location.ts';
import { type Combobox, useCombobox } from './use-combobox.ts';

const SearchList = lazyPart(() => import('./search-list.tsx'), { isQuiet: true });

interface SearchBoxProps {
  /** `hero`: 52 px, `nav`: 40 px, `sheet`: with its rows below it instead of over the page. */
  look: 'hero' | 'nav' | 'sheet';
  placeholder?: string;
  className?: string;
  /** Called when a row or the search was opened. */
  onDone?: () => void;
}

const inputs = {
  hero: 'min-h-[52px] rounded-[12px] ps-[46px] pe-12 text-md shadow-2',
  nav: 'ps-8 pe-2 xl:pe-9',
  sheet: 'min-h-12 ps-11',
};

const icons = { hero: 'start-4 size-[18px]', nav: 'start-3 size-4', sheet: 'start-4 size-[18px]' };

export function SearchBox({ look, placeholder, className, onDone }: SearchBoxProps) {
  const { t } = useLingui();
  const box = useCombobox(onDone);
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  // Text from the page before is of no use on the next one, but what was typed while that loaded is.
  const isForNext = useRef(false);
  const path = usePathname();
  const search = useSearchParams();
  const leave = useEffectEvent(() => {
    if (!isForNext.current) box.setText('');
    isForNext.current = false;
  });
  // oxlint-disable-next-line react/exhaustive-deps -- they are when it runs
  useEffect(() => () => leave(), [path, search]);
  useSlashKey(() => {
    if (look === 'sheet' || input.current?.offsetParent == null) return false;
    input.current.focus();
    return true;
  });
  return (
    <search aria-label={look === 'hero' ? t`Servers` : t`All servers`} className={classNames('relative', className)}>
      <form
        action="/servers"
        method="get"
        onSubmit={(event) => {
          event.preventDefault();
          box.submit();
        }}
      >
        <div className="relative">
          <SearchIcon className={icons[look]} />
          <input
            ref={input}
            name="search"
            type="text"
            inputMode="search"
            enterKeyHint="search"
            autoComplete="off"
            autoCapitalize="off"
            spellCheck={false}
            maxLength={MAX_SEARCH}
            placeholder={placeholder ?? t`Search servers`}
            aria-label={t`Search servers`}
            value={box.text}
            onChange={(event) => {
              isForNext.current = document.documentElement.matches('[data-navigating]');
              box.setText(event.target.value);
            }}
            onFocus={() => SearchList.preload()}
            onBlur={box.close}
            onKeyDown={box.onKeyDown}
            {...comboboxRole(id, box)}
            className={classNames('control', inputs[look])}
          />
          {look !== 'sheet' && <SlashHint isHero={look === 'hero'} />}
        </div>
        <output className="sr-only">
          {box.isOpen && t`${plural({ count: box.rows.length }, { one: '# suggestion', other: '# suggestions' })}`}
        </output>
        {box.text && <SearchList id={id} box={box} isFloating={look !== 'sheet'} />}
      </form>
    </search>
  );
}

function comboboxRole(id: string, box: Combobox) {
  return {
    role: 'combobox',
    'aria-autocomplete': 'list',
    'aria-expanded': box.isOpen,
    'aria-controls': box.isOpen ? `${id}-list` : undefined,
    'aria-activedescendant': box.isOpen && box.selected >= 0 ? `${id}-${box.selected}` : undefined,
  } as const;
}

/** Inline, not with the other icons: it is the only one that every first visit needs immediately. */
function SearchIcon({ className }: { className: string }) {
  return (
    <svg
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth="2"
      strokeLinecap="round"
      aria-hidden="true"
      className={classNames('pointer-events-none absolute top-1/2 -translate-y-1/2 text-ink-3', className)}
    >
      <circle cx="11" cy="11" r="7.5" />
      <path d="m21 21-4.5-4.5" />
    </svg>
  );
}

function SlashHint({ isHero }: { isHero: boolean }) {
  return (
    <kbd
      aria-hidden="true"
      className={classNames(
        'pointer-events-none absolute top-1/2 hidden -translate-y-1/2 rounded-[5px] border border-b-2 border-line-strong px-1.5 py-[3px] font-mono text-2xs leading-none font-medium text-ink-3',
        isHero ? 'end-3.5 lg:block' : 'end-2 xl:block',
      )}
    >
      /
    </kbd>
  );
}

/** Runs on `/` while nothing is being typed and no dialog is open. `run` returns true if it used the key. */
export function useSlashKey(run: () => boolean): void {
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    if (shortcutOf(event) === 'search' && run()) event.preventDefault();
  });
  useEffect(() => {
    const listener = (event: KeyboardEvent) => onKey(event);
    document.addEventListener('keydown', listener);
    return () => document.removeEventListener('keydown', listener);
  }, []);
}
