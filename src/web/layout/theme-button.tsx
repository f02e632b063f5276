import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { Monitor, Moon, Sun } from 'lucide-react';
import { useSyncExternalStore } from 'react';
import { Button } from '#web/kit/button.tsx';
import { createListeners } from '#web/kit/listeners.ts';
import { Tooltip } from '#web/kit/tooltip.tsx';
import { withStorage } from '../kit/with-storage.ts';

/** Stored in the browser; `web/inline-script.js` applies the choice before the first paint of the next visit. */
export const THEMES = ['system', 'dark', 'light'] as const;
type Theme = (typeof THEMES)[number];

const { subscribe: listen, notify } = createListeners();

function themeOf(name: string | null | undefined): Theme {
  return THEMES.find((theme) => theme === name) ?? 'system';
}

function currentTheme(): Theme {
  return themeOf(document.documentElement.dataset.theme);
}

export function chooseTheme(theme: Theme): void {
  show(theme);
  store(theme);
}

function show(theme: Theme): void {
  if (theme === 'system') delete document.documentElement.dataset.theme;
  else document.documentElement.dataset.theme = theme;
  notify();
}

/** A choice in another tab. Without a key everything was removed. */
function onStorage({ key, newValue }: StorageEvent): void {
  if (!key || key === 'theme') show(themeOf(newValue));
}

/** A page restored from the back/forward cache missed the storage events in between. */
function onPageShow({ persisted }: PageTransitionEvent): void {
  if (persisted) show(themeOf(withStorage(() => localStorage.getItem('theme'), currentTheme())));
}

function subscribe(listener: () => void): () => void {
  // Once, however many buttons there are.
  addEventListener('storage', onStorage);
  addEventListener('pageshow', onPageShow);
  return listen(listener);
}

/** Cycles through system, dark and light. */
function nextTheme(theme: Theme): Theme {
  return THEMES[(THEMES.indexOf(theme) + 1) % THEMES.length] ?? 'system';
}

function store(theme: Theme): void {
  // Without storage the choice lasts until the next page load.
  withStorage(() => {
    if (theme === 'system') localStorage.removeItem('theme');
    else localStorage.setItem('theme', theme);
  }, undefined);
}

export const THEME_NAMES: Record<Theme, MessageDescriptor> = {
  system: msg({ message: 'system', comment: 'The color theme that the system has; in “Theme: {name}”' }),
  dark: msg({ message: 'dark', comment: 'A color theme; in “Theme: {name}”' }),
  light: msg({ message: 'light', comment: 'A color theme; in “Theme: {name}”' }),
};

/** A button that cycles through three themes. The stylesheet selects the icon, which is right before scripts run. */
export function ThemeButton() {
  const { t } = useLingui();
  const theme = useSyncExternalStore(subscribe, currentTheme, () => 'system' as const);
  const next = nextTheme(theme);
  const name = t(THEME_NAMES[theme]);
  const nextName = t(THEME_NAMES[next]);
  return (
    <Tooltip content={t`Theme: ${name}`}>
      <Button
        variant="ghost"
        size="icon"
        aria-label={t`Theme: ${name}. Switch to ${nextName}`}
        onClick={() => chooseTheme(next)}
        className="needs-script theme-button max-lg:size-11"
      >
        <Monitor size={20} aria-hidden="true" className="theme-system" />
        <Moon size={20} aria-hidden="true" className="theme-dark" />
        <Sun size={20} aria-hidden="true" className="theme-light" />
      </Button>
    </Tooltip>
  );
}
