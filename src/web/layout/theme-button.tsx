import { Monitor, Moon, Sun } from 'lucide-react';
import { useSyncExternalStore } from 'react';
import { Button } from '../kit/button.tsx';
import { Tooltip } from '../kit/tooltip.tsx';
import { chooseTheme, currentTheme, nextTheme, subscribeToTheme } from './theme.ts';
import { texts } from './texts.ts';

/** One button through three themes. Which icon shows is up to the stylesheet, so that it is right before scripts run. */
export function ThemeButton() {
  const theme = useSyncExternalStore(subscribeToTheme, currentTheme, () => 'system' as const);
  const next = nextTheme(theme);
  const { themes } = texts;
  return (
    <Tooltip content={texts.theme(themes[theme])}>
      <Button
        variant="ghost"
        size="icon"
        aria-label={texts.themeSwitch(themes[theme], themes[next])}
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
