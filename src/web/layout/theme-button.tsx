import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { Monitor, Moon, Sun } from 'lucide-react';
import { useSyncExternalStore } from 'react';
import { Button } from '../kit/button.tsx';
import { Tooltip } from '../kit/tooltip.tsx';
import { chooseTheme, currentTheme, nextTheme, subscribeToTheme, type Theme } from './theme.ts';

export const THEME_NAMES: Record<Theme, MessageDescriptor> = {
  system: msg({ message: 'system', comment: 'The colour theme that the system has; in “Theme: {name}”' }),
  dark: msg({ message: 'dark', comment: 'A colour theme; in “Theme: {name}”' }),
  light: msg({ message: 'light', comment: 'A colour theme; in “Theme: {name}”' }),
};

/** One button through three themes. Which icon shows is up to the stylesheet, so that it is right before scripts run. */
export function ThemeButton() {
  const { t } = useLingui();
  const theme = useSyncExternalStore(subscribeToTheme, currentTheme, () => 'system' as const);
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
