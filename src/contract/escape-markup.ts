// Escapes text for XML and HTML: names are untrusted input.

// Characters that XML 1.0 forbids even when escaped, and those that change the direction of the surrounding text.
const FORBIDDEN =
  /[^\t\n\r\u{20}-\u{d7ff}\u{e000}-\u{fffd}\u{10000}-\u{10ffff}]|[\u{7f}-\u{9f}]|[\u200e\u200f\u202a-\u202e\u2066-\u2069]/gu;

const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/** For content and quoted attributes. */
export function escapeMarkup(text: string): string {
  return text.replace(FORBIDDEN, '').replace(/[&<>"']/g, (character) => ENTITIES[character] ?? '');
}
