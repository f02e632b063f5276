import { useEffect, useRef } from 'react';

/** Closes the <details> of `ref` on Esc, restoring the focus, and when a tap or the focus goes outside it. */
export function useCloseFromOutside() {
  const ref = useRef<HTMLDetailsElement>(null);
  useEffect(() => {
    const onOutside = (event: Event) => {
      const menu = ref.current;
      if (menu?.open && !menu.contains(event.target as Node)) menu.open = false;
    };
    const onKey = (event: KeyboardEvent) => {
      const menu = ref.current;
      if (event.key !== 'Escape' || !menu?.open) return;
      menu.open = false;
      menu.querySelector('summary')?.focus();
    };
    document.addEventListener('pointerdown', onOutside);
    document.addEventListener('focusin', onOutside);
    document.addEventListener('keydown', onKey);
    return () => {
      document.removeEventListener('pointerdown', onOutside);
      document.removeEventListener('focusin', onOutside);
      document.removeEventListener('keydown', onKey);
    };
  }, []);
  const close = () => {
    if (ref.current) ref.current.open = false;
  };
  return { ref, close };
}
