import { type RefObject, useEffect, useRef } from 'react';

/** Leads to the first field that is marked as wrong, each time the form was refused; nowhere when none is. */
export function useRefusedFocus(failure: unknown): RefObject<HTMLFormElement | null> {
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    if (failure) form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [failure]);
  return form;
}
