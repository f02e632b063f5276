import { expect, it } from 'vitest';
import { categorySubject, feedUrl, oembedUrl } from './share-urls.ts';
import { badgeHtml, badgeMarkdown, embedCode } from './share-code.ts';

const SITE = 'https://duskrow.example';

it('escapes the server name in the embed code', () => {
  const code = embedCode(SITE, { slug: 'a', name: `"><script>alert('x')</script>&` }, { width: 300, height: 150 });
  expect(code).toBe(
    `<iframe src="${SITE}/embed/a" width="300" height="150" title="&quot;&gt;&lt;script&gt;alert(&#39;x&#39;)&lt;/script&gt;&amp; on Duskrow" sandbox="allow-popups allow-popups-to-escape-sandbox" loading="lazy" style="border:0;border-radius:14px;max-width:100%"></iframe>`,
  );
});

it('links a badge to the server', () => {
  expect(badgeMarkdown(SITE, 'a', 'online', 'flat')).toBe(
    `[![Online on Duskrow](${SITE}/badge/a/online.svg)](${SITE}/server/a)`,
  );
  expect(badgeHtml(SITE, 'a', 'rating', 'arch')).toBe(
    `<a href="${SITE}/server/a"><img src="${SITE}/badge/a/rating.svg?style=arch" alt="Rating on Duskrow"></a>`,
  );
});

it('encodes URLs in URLs and lower-cases categories', () => {
  expect(oembedUrl(SITE, 'a', 'xml')).toBe(`${SITE}/oembed?url=https%3A%2F%2Fduskrow.example%2Fserver%2Fa&format=xml`);
  expect(feedUrl(SITE, 'new', categorySubject('Gaming'))).toBe(`${SITE}/feeds/category/gaming/new.atom`);
  expect(feedUrl(SITE, 'trending')).toBe(`${SITE}/feeds/trending.atom`);
});
