import fc from 'fast-check';
import { expect, it } from 'vitest';
import { cpuTimeOf } from '#test/cpu-time.ts';
import { renderMarkdown } from './markdown.ts';

it('renders common Markdown', async () => {
  expect(await renderMarkdown('Hello **you** and *you*\n\n- one\n- two\n\n> said\n\n`code`')).toBe(
    '<p>Hello <strong>you</strong> and <em>you</em></p>\n<ul>\n<li>one</li>\n<li>two</li>\n</ul>\n' +
      '<blockquote>\n<p>said</p>\n</blockquote>\n<p><code>code</code></p>',
  );
});

it('renders every heading as h3, below those of the page', async () => {
  expect(await renderMarkdown('# One\n\n###### Six')).toBe('<h3>One</h3>\n<h3>Six</h3>');
});

it('limits nesting, and keeps the text inside', async () => {
  const html = await renderMarkdown(`${'> '.repeat(100)}deep`);
  expect(html.match(/<blockquote>/g)).toHaveLength(12);
  expect(html).toContain('deep');
});

it('opens links in a new tab and labels them as user content', async () => {
  expect(await renderMarkdown('[site](https://example.test/a?b=1&c=2 "title")')).toBe(
    '<p><a href="https://example.test/a?b=1&amp;c=2" rel="nofollow ugc noopener noreferrer" target="_blank">site</a></p>',
  );
});

it.each([
  '<script>alert(1)</script>',
  '<img src=x onerror=alert(1)>',
  '<svg/onload=alert(1)>',
  '<a href="javascript:alert(1)">x</a>',
  '[x](javascript:alert(1))',
  '[x](JaVaScRiPt&colon;alert(1))',
  '[x](&#x6A;avascript:alert(1))',
  '[x](data:text/html;base64,PHNjcmlwdD4=)',
  '[x](vbscript:x)',
  '[x](//elsewhere.test/a)',
  '[x](/api/v1/auth/logout)',
  '<javascript:alert(1)>',
  '![x](https://elsewhere.test/pixel.png)',
  '![x][r]\n\n[r]: https://elsewhere.test/pixel.png',
  '<iframe src="https://elsewhere.test"></iframe>',
  '<style>*{display:none}</style>',
  '<!-- --><form action="/"><input name=a></form>',
  '[x](https://a.test" onclick="alert(1))',
  '```"><script>alert(1)</script>\n```',
  '<p style="position:fixed">x</p>',
  '&lt;script&gt;alert(1)&lt;/script&gt;',
])('leaves %j inert', async (text) => {
  expect(disallowedTags(await renderMarkdown(text))).toEqual([]);
});

/** Whether tags close in order: otherwise they would swallow the rest of the page. */
function isBalanced(html: string): boolean {
  const open: string[] = [];
  for (const [, end, name] of html.matchAll(/<(\/?)([a-z0-9]+)[^>]*>/g)) {
    if (name === 'br' || name === 'hr') continue;
    if (end === '') open.push(name!);
    else if (open.pop() !== name) return false;
  }
  return open.length === 0;
}

it.each([
  '[x](javascript:alert(1)) [y](https://a.test)',
  '[x](/a) ![y](https://a.test) <b>z</b>',
  '> [x](//a.test) [y](https://a.test)\n\n[z](https://a.test)',
  '# [x](mailto:a@a.test) [y](https://a.test)',
])('closes every tag it opens for %j', async (text) => {
  const html = await renderMarkdown(text);
  expect([html, isBalanced(html)]).toEqual([html, true]);
});

it.each(['[](https://a.test)', '[ ](https://a.test)', '[**\u200b**](https://a.test)', '#', '# \u2060'])(
  'renders no invisible link or heading for %j',
  async (text) => {
    expect(await renderMarkdown(text)).not.toMatch(/<a|<h3/);
  },
);

/** Tags that are not on the list, or have attributes other than ours or URLs other than http(s). */
function disallowedTags(html: string): string[] {
  const tags = html.match(/<[^>]*>/g) ?? [];
  const allowed =
    /^<(?:\/?(?:p|h3|strong|em|ul|li|blockquote|code|pre|ol)|\/?a|br \/|hr \/|ol start="\d+"|a href="https?:\/\/[^"<>]*" rel="nofollow ugc noopener noreferrer" target="_blank")>$/;
  return tags.filter((tag) => !allowed.test(tag));
}

it('renders any combination of hostile pieces inert', async () => {
  const pieces =
    '< > " \' ` [ ] ( ) ! * _ # & ; [x](/y) [x](https://a.test) : / \\ = - <script> javascript: https://a.test onerror= <img &#x3c; data: <a'
      .split(' ')
      .concat(' ', '\n', '\u0000');
  await fc.assert(
    fc.asyncProperty(fc.array(fc.constantFrom(...pieces), { maxLength: 40 }), async (parts) => {
      const html = await renderMarkdown(parts.join(''));
      expect([disallowedTags(html), isBalanced(html)]).toEqual([[], true]);
    }),
    { numRuns: 2000 },
  );
});

it('renders hostile texts quickly, without failing', async () => {
  const pieces = '[|> |>|>- |- |* |*\t|+ |1. |* >|[a](|_a**|*a_|_*|**a*|`|<|![|[](|=\n|- a\n'.split('|');
  const hostile = pieces.map((piece) => `${piece.repeat(Math.ceil(3999 / piece.length)).slice(0, 3999)}a`);
  const deeper = Array.from({ length: 62 }, (_, i) => `${'  '.repeat(i)}- a`).join('\n');
  await renderMarkdown('The first one loads the packages.');
  for (const text of [...hostile, deeper, ` ${hostile[4]}`]) {
    const render = async () => expect(disallowedTags(await renderMarkdown(text))).toEqual([]);
    expect(await cpuTimeOf(render)).toBeLessThan(1000);
  }
});

it('cuts containers only where no reader sees it', async () => {
  const rule = '- '.repeat(100);
  expect(await renderMarkdown(rule)).toBe('<hr />');
  const code = `\`\`\`\n${'* '.repeat(40)}\n\`\`\``;
  expect(await renderMarkdown(code)).toContain('* '.repeat(40));
  expect(await renderMarkdown(`${'> '.repeat(100)}- deep`)).toContain('deep');
});

it('renders the emphasis of a whole text, and shows more marks than that as written', async () => {
  expect((await renderMarkdown('*a* '.repeat(500))).match(/<em>/g)).toHaveLength(500);
  expect(await renderMarkdown('*a* '.repeat(501))).not.toContain('<em>');
});
