import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { Monitor, Moon, Sun } from 'lucide-react';
import { Button } from '#web/kit/button.tsx';
import { persist } from '#web/kit/persisted.ts';
import { usePersisted } from '#web/kit/use-persisted.ts';
import { Tooltip } from '#web/kit/tooltip.tsx';

export const THEMES = ['system', 'dark', 'light'] as const;
type Theme = (typeof THEMES)[number];

/** `web/inline-script.js` applies the choice before the first paint of the next visit. */
const theme = persist<Theme>('duskrow.theme', {
  empty: 'system',
  parse: (stored) => THEMES.find((name) => name === stored) ?? 'system',
  format: (name) => (name === 'system' ? undefined : name),
});

export function chooseTheme(name: Theme): void {
  theme.write(name);
}

// The choice might be made in the command menu or in another tab.
theme.subscribe(() => {
  const name = theme.read();
  if (name === 'system') delete document.documentElement.dataset.theme;
  else document.documentElement.dataset.theme = name;
});

/** Cycles through system, dark and light. */
function nextTheme(name: Theme): Theme {
  return THEMES[(THEMES.indexOf(name) + 1) % THEMES.length] ?? 'system';
}

export const THEME_NAMES: Record<Theme, MessageDescriptor> = {
  system: msg({ message: 'system', comment: 'The color theme that the system has; in “Theme: {name}”' }),
  dark: msg({ message: 'dark', comment: 'A color theme; in “Theme: {name}”' }),
  light: msg({ message: 'light', comment: 'A color theme; in “Theme: {name}”' }),
};

/** A button that cycles through three themes. The stylesheet selects the icon, which is right before scripts run. */
export function ThemeButton() {
  const { t } = useLingui();
  const current = usePersisted(theme);
  const next = nextTheme(current);
  const name = t(THEME_NAMES[current]);
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
        <Monitor size={20} className="theme-system" />
        <Moon size={20} className="theme-dark" />
        <Sun size={20} className="theme-light" />
      </Button>
    </Tooltip>
  );
}
