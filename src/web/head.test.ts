import { describe, expect, it } from 'vitest';
import { site } from '#test/site.ts';
import { fullTitle, writeHead } from './head.ts';

describe('writeHead', () => {
  const html = writeHead(
    { title: 'A "quoted" <b>', description: 'x & y', jsonLd: { name: '</script>' }, canonical: '/server/a' },
    { path: '/server/s_1', site },
  );

  it('writes the title and the canonical URL', () => {
    expect(html).toContain('<title>A "quoted" &lt;b&gt; · Duskrow</title>'.replaceAll('"', '&quot;'));
    expect(html).toContain('<link rel="canonical" href="https://example.org/server/a">');
    expect(html).toContain('<meta name="description" content="x &amp; y">');
    expect(html).toContain('<meta property="og:url" content="https://example.org/server/a">');
  });

  it('escapes text', () => {
    expect(html).toContain('{"name":"\\u003c/script>"}');
    expect(html).not.toContain('<b>');
  });

  it('writes the site’s image, or the page’s own, with its size and alt text', () => {
    expect(html).toContain('<meta property="og:image" content="https://example.org/share.png">');
    expect(html).toContain('<meta property="og:image:width" content="1200">');
    const image = { url: 'https://example.org/server/a/share.png', alt: '"A" & B' };
    const own = writeHead({ title: 'x', description: 'y', image }, { path: '/x', site });
    expect(own).toContain('<meta property="og:image" content="https://example.org/server/a/share.png">');
    expect(own).toContain('<meta property="og:image:alt" content="&quot;A&quot; &amp; B">');
    expect(own).toContain('<meta name="twitter:card" content="summary_large_image">');
  });

  it('links feeds', () => {
    const alternates = [{ type: 'application/atom+xml', title: 'New "servers"', href: 'https://example.org/new.atom' }];
    const own = writeHead({ title: 'x', description: 'y', alternates }, { path: '/x', site });
    expect(own).toContain(
      '<link rel="alternate" type="application/atom+xml" title="New &quot;servers&quot;" href="https://example.org/new.atom">',
    );
  });

  it('omits the canonical URL of a page that must not be indexed', () => {
    const hidden = writeHead({ title: 'x', description: 'y', robots: 'noindex' }, { path: '/x', site });
    expect(hidden).toContain('<meta name="robots" content="noindex">');
    expect(hidden).not.toContain('canonical');
  });
});

it('does not append the site name to the title of the home page', () => {
  expect(fullTitle('Duskrow: find the server with its lights on')).toBe('Duskrow: find the server with its lights on');
});
