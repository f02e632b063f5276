import { useLingui } from '@lingui/react';
import { utcMinute } from '#contract/short-forms.ts';
import { ageText } from './age.ts';
import { useTimed } from './clock.ts';

interface AgeProps {
  /** ISO 8601, UTC. */
  at: string;
  /** Adds words to it: 'checked just now'. */
  phrase?: (age: string) => string;
  className?: string;
}

/** How long ago something was. Hovering shows the exact time. */
export function Age({ at, phrase, className }: AgeProps) {
  const { i18n } = useLingui();
  const text = useTimed((now) => ageText(at, now, i18n));
  return (
    // A browser's Intl might word an age differently from the server's; the server's text remains until it changes.
    <time dateTime={at} title={utcMinute(at)} className={className} suppressHydrationWarning>
      {phrase ? phrase(text) : text}
    </time>
  );
}
