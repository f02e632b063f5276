import { useEffect } from 'react';
import { pageKeyOf } from '../kit/single-keys.ts';

/** Runs on `/` while nothing is being typed and no dialog is open. Return true when the key was used. */
export function useSlashKey(run: () => boolean): void {
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (pageKeyOf(event) === 'search' && run()) event.preventDefault();
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  });
}
