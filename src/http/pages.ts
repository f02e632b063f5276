// Pages for people: rendered on the server through our own API in-process, the same for every visitor without a
// cookie of ours, and kept as it is sent. Everything personal is fetched by the browser.
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { ApiFailure, createApi } from '#contract/client.ts';
import { type InterfaceLanguage, OFFERED_LANGUAGES } from '#contract/interface-language.ts';
import type { App } from '#src/app.ts';
import { answerNotFound } from './answer-errors.ts';
import { bestEncoding, encodeBody, encodingHeader } from './compressed.ts';
import { hasTag } from './conditional.ts';
import { contentSecurityPolicy, pageHeaders } from './headers.ts';
import { interfaceLanguage, languageChange, rememberLanguage } from './interface-language.ts';
import { createPageCache, type StoredPage } from './page-cache.ts';
import { fill } from './page-template.ts';
import { PAGE_KEY_HEADER } from './own-page.ts';
import { bodyTag } from './reads.ts';
import type { LoadRenderer, RenderedPage, SiteInfo, SiteNotice } from './renderer.ts';

interface Rendering extends RenderedPage {
  html: string;
  sources: Map<string, string>;
}

/** Answers every path that no route took. Add it after all routes. */
export function addPages(
  { app, shown, now, config, switches, pageKey, knownAnswers }: App,
  loadRenderer: LoadRenderer,
  offered: readonly InterfaceLanguage[] = OFFERED_LANGUAGES,
): void {
  const fastify = app as unknown as FastifyInstance;
  const pageHeader = { [PAGE_KEY_HEADER]: pageKey };
  const isSecure = config.http.publicUrl.startsWith('https:');
  const cache = createPageCache();
  const sendStored = storedPageSender(pageHeaders(contentSecurityPolicy(config.discord.cdnUrl, !config.isBuilt)));
  const inFlight = new Map<string, Promise<StoredPage | Rendering>>();

  const render = async (request: FastifyRequest): Promise<Rendering> => {
    const sources = new Map<string, string>();
    const api = inProcessApi(fastify, request, sources, pageHeader);
    const site = siteInfo(config, switches);
    const { template, renderPage } = await loadRenderer(request.url);
    const { path, search } = splitUrl(request.url);
    const language = interfaceLanguage(request.headers, offered);
    const page = await renderPage({ path, search, api, site, language, now: now() });
    return { ...page, html: fill(template, page, language), sources };
  };

  const renderAndKeep = async (request: FastifyRequest, key: string): Promise<StoredPage | Rendering> => {
    const revision = shown();
    const page = await render(request);
    if (page.status !== 200 || !page.isCacheable || page.redirect) return page;
    const html = Buffer.from(page.html);
    const encoding = bestEncoding(request.headers['accept-encoding']);
    const body = await encodeBody(html, encoding);
    const { sources, validUntil } = page;
    const stored = { body, encoding, tag: bodyTag(html), sources, revision, validUntil };
    cache.set(key, stored);
    return stored;
  };

  const isCurrent = async (page: StoredPage): Promise<boolean> => {
    if (now() >= page.validUntil) return false;
    const revision = shown();
    if (page.revision === revision) return true;
    for (const [url, etag] of page.sources) {
      const answer = await fastify.inject({ method: 'GET', url, headers: { ...pageHeader, 'if-none-match': etag } });
      if (answer.statusCode !== 304) return false;
    }
    page.revision = revision;
    return true;
  };

  /** The language, and what the switches make every page say, are a part of a page. */
  const keyOf = ({ headers, url = '' }: Pick<IncomingMessage, 'headers' | 'url'>): string => {
    const encoding = bestEncoding(headers['accept-encoding']);
    return [encoding, interfaceLanguage(headers, offered), ...noticesOf(switches), cacheKey(url)].join(' ');
  };

  knownAnswers.addSender((request, response) => {
    if (request.url?.startsWith('/api/')) return false;
    const known = cache.get(keyOf(request));
    if (known?.revision !== shown() || now() >= known.validUntil) return false;
    sendStored(request, response, known);
    return true;
  });

  const sendKept = (request: FastifyRequest, reply: FastifyReply, page: StoredPage): void => {
    reply.hijack();
    sendStored(request.raw, reply.raw, page);
  };

  fastify.setNotFoundHandler(async (request, reply) => {
    const isRead = request.method === 'GET' || request.method === 'HEAD';
    if (!isRead || request.url.startsWith('/api/')) return answerNotFound(reply);
    const change = languageChange(request.url, offered);
    if (change) return rememberLanguage(reply, change, isSecure);
    if (!config.isBuilt) return sendRendered(reply, await render(request));
    const key = keyOf(request);
    const known = cache.get(key);
    if (known && (await isCurrent(known))) return sendKept(request, reply, known);
    // A kept page is everybody's. Who has a cookie of ours may see one that others must not: it is not kept.
    if (request.headers.cookie?.includes('duskrow_')) return sendRendered(reply, await render(request));
    let rendering = inFlight.get(key);
    if (!rendering) {
      rendering = renderAndKeep(request, key).finally(() => inFlight.delete(key));
      inFlight.set(key, rendering);
    }
    const page = await rendering;
    return 'html' in page ? sendRendered(reply, page) : sendKept(request, reply, page);
  });
}

/** Calls of a page go through the same routes as everybody's; the answers' ETags are noted. */
function inProcessApi(
  app: FastifyInstance,
  request: FastifyRequest,
  sources: Map<string, string>,
  pageHeader: Record<string, string>,
) {
  const { cookie } = request.headers;
  return createApi(async ({ method, url }) => {
    const answer = await app.inject({
      method: method as 'GET',
      url,
      headers: { ...pageHeader, ...(cookie ? { cookie } : {}) },
    });
    if (answer.statusCode >= 500) throw new ApiFailure(answer.statusCode, answer.statusMessage);
    // An answer without an ETag is never confirmed by a 304, so its page is rendered again after the next write.
    sources.set(url, String(answer.headers.etag ?? ''));
    return { status: answer.statusCode, statusText: answer.statusMessage, text: answer.payload };
  });
}

/** By hand: a path such as `//x` is no path to a URL parser. */
function splitUrl(url: string): { path: string; search: string } {
  const start = url.indexOf('?');
  return start < 0 ? { path: url, search: '' } : { path: url.slice(0, start), search: url.slice(start) };
}

/** Equal pages have one key: parameters in the order of their names. */
function cacheKey(url: string): string {
  const start = url.indexOf('?');
  if (start < 0 || !url.includes('&', start)) return url;
  const query = new URLSearchParams(url.slice(start));
  query.sort();
  return `${url.slice(0, start)}?${query.toString()}`;
}

function sendRendered(reply: FastifyReply, page: Rendering): FastifyReply {
  if (page.redirect) return reply.redirect(page.redirect, page.status);
  reply
    .header('cache-control', 'private, no-cache')
    .header('vary', 'accept-language, cookie')
    .type('text/html; charset=utf-8');
  return reply.status(page.status).send(page.html);
}

/** Headers and body go out as they lie, past the hooks that other answers take; 304 to who has the page already. */
function storedPageSender(fixed: readonly string[]) {
  const html = ['content-type', 'text/html; charset=utf-8'];
  const cached = ['cache-control', 'public, no-cache', 'vary', 'accept-encoding, accept-language, cookie'];
  const headers = [...fixed, ...cached];
  return (request: IncomingMessage, response: ServerResponse, { body, encoding, tag }: StoredPage): void => {
    const tagged = [...headers, 'etag', `W/"${tag}"`];
    if (hasTag(request.headers['if-none-match'], tag)) {
      response.writeHead(304, tagged).end();
      return;
    }
    tagged.push(...html, ...encodingHeader(encoding), 'content-length', String(body.length));
    response.writeHead(200, tagged).end(body);
  };
}

/** What the switches make every page say. */
function noticesOf(switches: App['switches']): SiteNotice[] {
  const notices: SiteNotice[] = [];
  if (switches.isOn('read-only')) notices.push('read-only');
  if (!switches.isOn('submissions')) notices.push('submissions-closed');
  if (!switches.isOn('sign-in')) notices.push('sign-in-closed');
  return notices;
}

function siteInfo({ http, discord, oadro, operator }: App['config'], switches: App['switches']): SiteInfo {
  return {
    publicUrl: http.publicUrl,
    isSandbox: discord.mode === 'sandbox',
    oadro: { vipUrl: oadro.vipUrl ?? null, radioUrl: oadro.radioUrl ?? null },
    cdnUrl: discord.cdnUrl,
    operator,
    notices: noticesOf(switches),
  };
}
