import { type MouseEvent, type PointerEvent, type RefObject, useRef } from 'react';

/**
 * Handlers for a modal <dialog> that close it when its backdrop is clicked. Not on `pointerdown`: the click of the same
 * tap would then hit the page below.
 */
export function useBackdropClick(dialog: RefObject<HTMLDialogElement | null>, onClose: () => void) {
  const isPressed = useRef(false);
  return {
    // A press that began inside must not close it, as when the end of a selection is outside.
    onPointerDown: (event: PointerEvent) => {
      isPressed.current = event.target === dialog.current;
    },
    onClick: (event: MouseEvent) => {
      if (isPressed.current && event.target === dialog.current) onClose();
    },
  };
}
