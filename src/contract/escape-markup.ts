// Text for XML and HTML. Names are anybody's words: here they become text and nothing else.

// What XML 1.0 has no place for, escaped or not, and what turns the text around it.
const FORBIDDEN =
  /[^\t\n\r\u{20}-\u{d7ff}\u{e000}-\u{fffd}\u{10000}-\u{10ffff}]|[\u{7f}-\u{9f}]|[\u200e\u200f\u202a-\u202e\u2066-\u2069]/gu;

const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/** For content and for quoted attributes. */
export function escapeMarkup(text: string): string {
  return text.replace(FORBIDDEN, '').replace(/[&<>"']/g, (character) => ENTITIES[character] ?? '');
}
