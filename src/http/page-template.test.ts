import { createHash } from 'node:crypto';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { contentSecurityPolicy } from './headers.ts';
import { builtTemplate, fill } from './page-template.ts';
import type { RenderedPage } from '#contract/rendering.ts';
import { inlineScript } from './inline-script.ts';

const FACES = ['/assets/schibsted-grotesk-1.woff2', '/assets/bricolage-grotesque-1.woff2'];
const STYLES = `a{content:"$&"}${FACES.map((file) => `@font-face{src:url(${file})format("woff2")}`).join('')}`;
const BUILT =
  '<html lang="en" dir="ltr"><script><!--inline-script--></script><!--head-->' +
  '<script type="module" crossorigin src="/assets/index-1.js"></script>' +
  '<link rel="stylesheet" crossorigin href="/assets/style-1.css"><body><!--body--><i><!--state--></i><template id="files"><!--files--></template></body>';

const folder = mkdtempSync(path.join(os.tmpdir(), 'duskrow-template-'));
mkdirSync(path.join(folder, 'assets'));
writeFileSync(path.join(folder, 'assets/style-1.css'), `${STYLES}\n`);
writeFileSync(path.join(folder, 'index.html'), BUILT);
afterAll(() => rmSync(folder, { recursive: true }));

const page: RenderedPage = {
  status: 200,
  head: '<title>$&</title>',
  body: 'here',
  modules: ['src/page.tsx', 'locales/ar/public.po'],
  state: '{}',
  isCacheable: true,
  validUntil: Infinity,
};

const filesOf = (modules: string[], language: string) => [...modules, language].map((name) => `/assets/${name}.js`);
const builtDocument = async () => ({ template: await builtTemplate(folder), filesOf });

describe('the built template', () => {
  it('inlines the stylesheet, preloads its fonts, and gives scripts low priority', async () => {
    const faces = FACES.map((file) => `<link rel="preload" as="font" type="font/woff2" crossorigin href="${file}">`);
    const files = ['src/page.tsx', 'locales/ar/public.po', 'ar'].map(
      (name) => `<link rel="modulepreload" href="/assets/${name}.js">`,
    );
    const html = fill(await builtDocument(), page, 'ar');
    expect(html).toBe(
      `<html lang="ar" dir="rtl"><script>${inlineScript}</script><title>$&</title>` +
        `${faces.join('')}<script type="module" fetchpriority="low" crossorigin src="/assets/index-1.js"></script>` +
        `<style>${STYLES}</style><body>here<i>{}</i><template id="files">${files.join('')}</template></body>`,
    );
  });

  it.each([
    ['en', '/site.webmanifest'],
    ['ar', '/site.ar.webmanifest'],
  ] as const)('links the manifest in %s', (language, url) => {
    const html = fill({ template: '<link rel="manifest" href="/site.webmanifest" />', filesOf }, page, language);
    expect(html).toBe(`<link rel="manifest" href="${url}" />`);
  });

  it('is rejected when a part is missing', async () => {
    writeFileSync(path.join(folder, 'index.html'), BUILT.replace('stylesheet', 'preload'));
    await expect(builtTemplate(folder)).rejects.toThrow('names no stylesheet');
    writeFileSync(path.join(folder, 'index.html'), BUILT);
    writeFileSync(path.join(folder, 'assets/style-1.css'), STYLES.replace('bricolage', 'other'));
    await expect(builtTemplate(folder)).rejects.toThrow('names no file of bricolage-grotesque');
    writeFileSync(path.join(folder, 'assets/style-1.css'), STYLES);
  });

  it('omits all hydration scripts from the offline page', async () => {
    const html = fill(await builtDocument(), { ...page, isOffline: true }, 'en');
    expect(html).toContain('<html data-offline lang="en"');
    expect(html).toContain(`<script>${inlineScript}</script>`);
    expect(html).not.toContain('type="module"');
    expect(html).not.toContain('preload');
  });
});

describe('the inline script of every page', () => {
  it('is short, and the only inline script that the policy allows', () => {
    expect(inlineScript.length).toBeLessThan(1100);
    const hash = createHash('sha256').update(inlineScript).digest('base64');
    expect(contentSecurityPolicy('https://cdn.example', false)).toContain(`script-src 'self' 'sha256-${hash}';`);
    // A hash would disable 'unsafe-inline'.
    expect(contentSecurityPolicy('https://cdn.example', true)).toContain("script-src 'self' 'unsafe-inline';");
  });
});
