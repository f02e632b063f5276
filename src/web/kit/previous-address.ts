// The address of this tab before the one that it shows. The browser's own referrer knows only of full page loads.
let previous: string | undefined;

/** Undefined after Back and Forward: the person came here before. */
export function notePrevious(href: string | undefined): void {
  previous = href ?? '';
}

/** Empty when there is none. */
export function previousAddress(): string {
  return previous ?? document.referrer;
}
