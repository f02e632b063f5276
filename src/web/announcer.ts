// Announces to screen readers what is not visible on screen, such as the title of a newly opened page.

let region: HTMLElement | undefined;

/** Spoken when the screen reader pauses. The same text twice is spoken twice. */
export function announce(text: string): void {
  const spoken = (region ??= makeRegion());
  spoken.textContent = '';
  requestAnimationFrame(() => {
    spoken.textContent = text;
  });
}

function makeRegion(): HTMLElement {
  const element = document.createElement('div');
  element.setAttribute('role', 'status');
  element.className = 'sr-only';
  return document.body.appendChild(element);
}
