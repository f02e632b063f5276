// Markdown of owners as HTML. It is safe twice: micromark lets no HTML and no odd address of the text through, and what
// it makes passes a closed list of tags. Pictures are left out, because they would tell their host who reads the page.
// Both are loaded for the first text: they are over a hundred modules, and few servers have one.
import type { IOptions, Tag } from 'sanitize-html';
import { cleanText } from '#contract/plain-text.ts';

/** Texts whose HTML is kept: a text may be made to cost a fifth of a second, and should cost it once. */
const KEPT = 1000;
const kept = new Map<string, string>();

const NO_PICTURES = { disable: { null: ['labelStartImage'] } };

const ALLOWED: IOptions = {
  allowedTags: ['p', 'br', 'h3', 'strong', 'em', 'ul', 'ol', 'li', 'blockquote', 'code', 'pre', 'hr', 'a'],
  allowedAttributes: { a: ['href', 'rel', 'target'], ol: ['start'] },
  allowedSchemes: ['http', 'https'],
  allowProtocolRelative: false,
  // Nobody could see them, and who listens to the page would hear of them.
  exclusiveFilter: ({ tag, text }) => /^(?:a|h[1-6])$/.test(tag) && cleanText(text) === '',
  transformTags: {
    // One level, whatever was written: the page's own headings stand above.
    ...Object.fromEntries(['h1', 'h2', 'h4', 'h5', 'h6'].map((tag) => [tag, 'h3'])),
    a: (_tag, { href = '' }) => linkTo(href),
  },
};

/** An address of this site, or of no site, is no link. The tag stays: one that is not on the list would be left unclosed. */
function linkTo(href: string): Tag {
  if (!/^https?:\/\//i.test(href)) return { tagName: 'a', attribs: {} };
  return { tagName: 'a', attribs: { href, rel: 'nofollow ugc noopener noreferrer', target: '_blank' } };
}

/** @param text CommonMark, at most a few thousand characters */
export async function renderMarkdown(text: string): Promise<string> {
  let html = kept.get(text);
  if (html !== undefined) return html;
  const [{ micromark }, { default: sanitize }] = await Promise.all([import('micromark'), import('sanitize-html')]);
  html = sanitize(micromark(text, { extensions: [NO_PICTURES] }), ALLOWED).trim();
  if (kept.size >= KEPT) kept.delete(kept.keys().next().value!);
  kept.set(text, html);
  return html;
}
