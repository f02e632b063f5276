// The document around every page: the built one is made ready once, and each page fills its places.
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { directionOf, INTERFACE_LANGUAGES, type InterfaceLanguage } from '#contract/interface-language.ts';
import type { RenderedPage } from '#contract/rendering.ts';
import type { Renderer } from './renderer.ts';
import { themeScript } from './theme-script.ts';

const STYLESHEET = /<link rel="stylesheet"[^>]* href="\/(assets\/[^"]+\.css)">/;
const ENTRY = '<script type="module"';
/** The two faces that every page begins with; the mono face is rarely in view at first. */
const FACES = ['schibsted-grotesk', 'bricolage-grotesque'];

/**
 * The template as it was built, with the stylesheet in it: nothing is painted without it, and a file of its own would
 * cost a round trip. The faces are asked for before the browser has found out that it needs them: those that are there
 * when it lays the page out save it doing so twice. The scripts hydrate what is painted already, so they come after
 * what is seen.
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

type Document = Pick<Renderer, 'template' | 'filesOf'>;

/** One page's document. */
export function fill({ template, filesOf }: Document, page: RenderedPage, language: InterfaceLanguage): string {
  const { head, body, modules = [], state, isOffline } = page;
  return (isOffline ? withoutScripts(template) : template)
    .replace('lang="en" dir="ltr">', `lang="${language}" dir="${directionOf(language)}">`)
    .replace('href="/site.webmanifest"', `href="${manifestOf(language)}"`)
    .replace('<!--theme-->', () => themeScript)
    .replace('<!--head-->', () => head)
    .replace('<!--body-->', () => body)
    .replace('<!--files-->', () => filesOf(modules, language).map(modulePreload).join(''))
    .replace('<!--state-->', () => state);
}

/** In a template: the browser asks for it when the page's first script puts it into the head. */
function modulePreload(file: string): string {
  return `<link rel="modulepreload" href="${file}">`;
}

/** A file a language, since browsers fetch it without the cookie of the visitor's choice; what is installed is the same. */
function manifestOf(language: InterfaceLanguage): string {
  return language === INTERFACE_LANGUAGES[0] ? '/site.webmanifest' : `/site.${language}.webmanifest`;
}

/** For the page that the service worker keeps: shown under any address, without a line, so nothing may hydrate it. */
function withoutScripts(template: string): string {
  return template
    .replace(/<script type="module"[^>]*><\/script>|<link rel="preload"[^>]*>|<!--files-->/g, '')
    .replace('<html ', '<html data-offline ');
}
