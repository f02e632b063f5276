import type { ReactNode } from 'react';
import { Button } from '#web/kit/button.tsx';
import { useVerse, VERSE_PATH, verseParams, type VerseState } from './verse-address.ts';

interface VerseSwitchProps {
  /** What a click changes. */
  change: Partial<VerseState>;
  children: ReactNode;
}

/** A button that changes the address and says what it will do: a form of one button where no scripts run. */
export function VerseSwitch({ change, children }: VerseSwitchProps) {
  const { state, apply } = useVerse();
  return (
    <form
      action={VERSE_PATH}
      method="get"
      onSubmit={(event) => {
        event.preventDefault();
        apply(change);
      }}
    >
      {verseParams({ ...state, ...change }).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <Button type="submit">{children}</Button>
    </form>
  );
}
