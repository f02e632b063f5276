/** Opens the dialog that came closed with the page; nothing when it is open already. */
export function tellMissingCode(): void {
  document.querySelector<HTMLDialogElement>('#missing-code')?.showModal();
}
