// The previous URL of this tab. The browser's own referrer covers only full page loads.
let previous: string | undefined;

/** Undefined after Back and Forward: the user has been here before. */
export function setPreviousUrl(href: string | undefined): void {
  previous = href ?? '';
}

/** Empty when there is none. */
export function previousUrl(): string {
  return previous ?? document.referrer;
}
