// Markdown of owners as HTML, sanitized twice: micromark drops HTML and unsafe URLs, and its output is filtered by a
// list of allowed tags. Images are left out because their host would see who reads the page.
// Both packages are loaded for the first text: they are over a hundred modules, and few servers have a text.
import { LRUCache } from 'lru-cache';
import type { IOptions, Tag } from 'sanitize-html';
import { cleanText } from '#contract/plain-text.ts';

/**
 * A crafted text can take 250 ms to render, an ordinary one 30, which should happen only once. At most two bytes per
 * character are cached.
 */
const cached = new LRUCache<string, string>({
  maxSize: 16 << 20,
  sizeCalculation: (html, text) => 2 * (html.length + text.length) + 200,
});

// micromark takes quadratic time for the container markers of a line, and for marks of emphasis. A line of code with
// forty containers would be wider than the page.
const CONTAINER = String.raw`(?:(?:[*+-]|\d{1,9}[.)])[ \t]+|>[ \t]*)`;
const DEEP_CONTAINERS = new RegExp(String.raw`^([ \t]*${CONTAINER}{40})${CONTAINER}+`, 'gm');
const EMPHASIS_MARK = /\*+|_+/g;
/** In a text with more of them, they are shown as written. */
const MAX_EMPHASIS_MARKS = 1000;

const ALLOWED: IOptions = {
  allowedTags: ['p', 'br', 'h3', 'strong', 'em', 'ul', 'ol', 'li', 'blockquote', 'code', 'pre', 'hr', 'a'],
  allowedAttributes: { a: ['href', 'rel', 'target'], ol: ['start'] },
  allowedSchemes: ['http', 'https'],
  allowProtocolRelative: false,
  // Each level is indented: a hundred of them would make the page wider than the screen. Deeper text loses its tags.
  nestingLimit: 12,
  // Empty links and headings are invisible, but screen readers would announce them.
  exclusiveFilter: ({ tag, text }) => /^(?:a|h[1-6])$/.test(tag) && cleanText(text) === '',
  transformTags: {
    // Every heading becomes h3, below the page's own headings.
    ...Object.fromEntries(['h1', 'h2', 'h4', 'h5', 'h6'].map((tag) => [tag, 'h3'])),
    a: (_tag, { href = '' }) => linkTo(href),
  },
};

/** Only absolute http(s) URLs become links. Others keep a bare `a`: a tag outside the allowlist would stay unclosed. */
function linkTo(href: string): Tag {
  if (!/^https?:\/\//i.test(href)) return { tagName: 'a', attribs: {} };
  return { tagName: 'a', attribs: { href, rel: 'nofollow ugc noopener noreferrer', target: '_blank' } };
}

/** What a reader sees of the text. */
export async function shownText(text: string): Promise<string> {
  return (await renderMarkdown(text)).replaceAll(/<[^>]*>/g, '');
}

/** @param text CommonMark, at most a few thousand characters */
export async function renderMarkdown(text: string): Promise<string> {
  let html = cached.get(text);
  if (html !== undefined) return html;
  const [{ micromark }, { default: sanitize }] = await Promise.all([import('micromark'), import('sanitize-html')]);
  const hasEmphasis = (text.match(EMPHASIS_MARK)?.length ?? 0) <= MAX_EMPHASIS_MARKS;
  const disable = { null: ['labelStartImage', ...(hasEmphasis ? [] : ['attention'])] };
  const shallow = text.replace(DEEP_CONTAINERS, '$1');
  html = sanitize(micromark(shallow, { extensions: [{ disable }] }), ALLOWED).trim();
  cached.set(text, html);
  return html;
}
