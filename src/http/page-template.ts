// The HTML document around every page: the built template is prepared once, and each page fills its placeholders.
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { directionOf, INTERFACE_LANGUAGES, type InterfaceLanguage } from '#contract/interface-language.ts';
import type { RenderedPage } from '#contract/rendering.ts';
import type { PageFiles } from './page-files.ts';
import { inlineScript } from './inline-script.ts';

const STYLESHEET = /<link rel="stylesheet"[^>]* href="\/(assets\/[^"]+\.css)">/;
const ENTRY = '<script type="module"';
/** The two fonts that every page starts with; the monospace font is rarely visible at first. */
const FACES = ['schibsted-grotesk', 'bricolage-grotesque'];

/**
 * The built template with the stylesheet inlined: nothing is painted without it, and a separate file would cost a round
 * trip. The fonts are preloaded before the browser discovers that it needs them: if they arrive before layout, it does
 * not have to lay out the page twice. The scripts hydrate what is already painted, so they have low priority.
 */
export async function builtTemplate(folder: string): Promise<string> {
  const template = await readFile(path.join(folder, 'index.html'), 'utf8');
  const [link, file] = STYLESHEET.exec(template) ?? [];
  if (!link || !file || !template.includes(ENTRY)) throw new Error('The built page names no stylesheet or no script');
  const styles = await readFile(path.join(folder, file), 'utf8');
  return template
    .replace(link, () => `<style>${styles.trim()}</style>`)
    .replace(ENTRY, `${facePreloads(styles)}${ENTRY} fetchpriority="low"`);
}

function facePreloads(styles: string): string {
  const links = FACES.map((face) => {
    const file = new RegExp(`url\\((/assets/${face}[^)]+\\.woff2)\\)`).exec(styles)?.[1];
    if (!file) throw new Error(`The stylesheet names no file of ${face}`);
    return `<link rel="preload" as="font" type="font/woff2" crossorigin href="${file}">`;
  });
  return links.join('');
}

export interface PageDocument {
  /** HTML with the placeholders <!--inline-script-->, <!--head-->, <!--body-->, <!--files--> and <!--state-->. */
  template: string;
  /** Paths of the scripts that hydrate a page, without the first script; none in development. */
  filesOf: PageFiles;
}

/** The document of a page. */
export function fill({ template, filesOf }: PageDocument, page: RenderedPage, language: InterfaceLanguage): string {
  const { head, body, modules = [], state, isOffline } = page;
  return (isOffline ? withoutScripts(template) : template)
    .replace('lang="en" dir="ltr">', `lang="${language}" dir="${directionOf(language)}">`)
    .replace('href="/site.webmanifest"', `href="${manifestOf(language)}"`)
    .replace('<!--inline-script-->', () => inlineScript)
    .replace('<!--head-->', () => head)
    .replace('<!--body-->', () => body)
    .replace('<!--files-->', () => filesOf(modules, language).map(modulePreload).join(''))
    .replace('<!--state-->', () => state);
}

/** Placed in a template element: the browser requests it only when the page's first script moves it to the head. */
function modulePreload(file: string): string {
  return `<link rel="modulepreload" href="${file}">`;
}

/** One file per language, since browsers fetch it without the language cookie; the installed app is the same. */
function manifestOf(language: InterfaceLanguage): string {
  return language === INTERFACE_LANGUAGES[0] ? '/site.webmanifest' : `/site.${language}.webmanifest`;
}

/** For the page that the service worker caches: shown offline at any URL, so it must not be hydrated. */
function withoutScripts(template: string): string {
  return template
    .replace(/<script type="module"[^>]*><\/script>|<link rel="preload"[^>]*>|<!--files-->/g, '')
    .replace('<html ', '<html data-offline ');
}
