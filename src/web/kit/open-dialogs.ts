// The open modal dialogs, the topmost one last. Browsers show a modal above everything else and make the rest of the
// page inert, so a toast has to be inside the topmost one to be seen and dismissed.
const dialogs: HTMLDialogElement[] = [];
const listeners = new Set<() => void>();

function notify(): void {
  for (const listener of listeners) listener();
}

/** Returns the function that removes it again. */
export function addOpenDialog(dialog: HTMLDialogElement): () => void {
  dialogs.push(dialog);
  notify();
  return () => {
    dialogs.splice(dialogs.indexOf(dialog), 1);
    notify();
  };
}

export function topDialog(): HTMLDialogElement | null {
  return dialogs.at(-1) ?? null;
}

export function subscribeToDialogs(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
