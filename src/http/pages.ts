// Pages: rendered on the server through our own API in-process, the same for every visitor without a cookie of ours,
// and cached as sent. Personal data is fetched by the browser.
import type { IncomingMessage } from 'node:http';
import { setImmediate } from 'node:timers/promises';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { LRUCache } from 'lru-cache';
import type { PageUrl, RenderedPage, SiteInfo, SiteNotice } from '#contract/rendering.ts';
import type { AppContext } from '#src/app-context.ts';
import type { Answer } from './answer.ts';
import { answerUnrouted } from './answer-errors.ts';
import { clientNetwork } from './client-network.ts';
import { AppError } from './errors.ts';
import { contentSecurityPolicy, pageHeaders } from './headers.ts';
import { inProcessApi } from './in-process-api.ts';
import { limitRuns, shareRun } from '#src/in-flight.ts';
import { interfaceLanguage, languageChange, rememberLanguage } from './interface-language.ts';
import { fill } from './page-template.ts';
import { PAGE_KEY_HEADER } from './access.ts';
import { type Source, validityOf } from './page-validity.ts';
import { etagOf } from './reads.ts';
import type { LoadRenderer, Renderer } from './renderer.ts';
import { type Cached, type Kind, MAX_URL_LENGTH } from './response-cache.ts';
import { sendRetryPage, withSingleSlashes } from './retry-page.ts';

/** A request for a page. */
interface PageRequest {
  request: FastifyRequest;
  renderer: Renderer;
  url: PageUrl;
}

/** For pages with missing data, because the database is unavailable or load is shed. */
const RETRY_AFTER_SECONDS = 5;

interface Rendering extends RenderedPage {
  html: string;
  sources: Map<string, Source>;
}

/** `/api/` itself is the page of the API. */
const API_PATH = /^\/api\/[^?]/;

/** Concurrent renders of one network. The rest of a burst waits, so that it does not delay everybody else. */
const MAX_RENDERS_OF_NETWORK = 2;

/** For requested URLs with a known page. A canonical URL can be three times as long as the requested one. */
const MAX_CANONICAL_BYTES = 8 << 20;

type PagesContext = Pick<
  AppContext,
  'app' | 'changes' | 'now' | 'config' | 'isSecure' | 'switches' | 'pageKey' | 'responses' | 'limiters' | 'methodsOf'
>;

/** Answers every path that no route matches. Add after all routes. */
export function addPages(context: PagesContext, loadRenderer: LoadRenderer): void {
  const pages = new Pages(context, loadRenderer);
  context.responses.addKey(({ url = '', headers }) => pages.keyOfUrl(url, headers));
  context.app.setNotFoundHandler(async (request, reply) => {
    const isRead = request.method === 'GET' || request.method === 'HEAD';
    if (!isRead || API_PATH.test(request.url)) {
      return answerUnrouted(context.methodsOf(request.url), request, reply);
    }
    const single = withSingleSlashes(request.url);
    if (single !== request.url) return reply.header('cache-control', 'no-store').redirect(single, 308);
    const change = languageChange(request.url);
    if (change) return rememberLanguage(reply, change, context.isSecure);
    try {
      return await pages.send(request, reply);
    } catch (error) {
      if (!(error instanceof AppError && error.status === 429)) throw error;
      const waitSeconds = error.retryAfterSeconds ?? 1;
      return sendRetryPage(reply, { reason: 'pages', waitSeconds, backTo: request.url });
    }
  });
}

class Pages {
  private readonly context: PagesContext;
  private readonly loadRenderer: LoadRenderer;
  /** Of calls in-process. */
  private readonly pageHeader: Record<string, string>;
  private readonly kind: Kind;
  private readonly canonicalUrls = new LRUCache<string, string>({
    maxSize: MAX_CANONICAL_BYTES,
    sizeCalculation: (canonicalUrl, url) => canonicalUrl.length + url.length + 200,
  });
  private readonly inFlight = new Map<string, Promise<Answer | Rendering>>();
  private readonly queued = new Map<string, Promise<Answer | Cached | Rendering>>();
  private readonly limitRenders = limitRuns(MAX_RENDERS_OF_NETWORK);

  constructor(context: PagesContext, loadRenderer: LoadRenderer) {
    const { config, pageKey } = context;
    this.context = context;
    this.loadRenderer = loadRenderer;
    this.pageHeader = { [PAGE_KEY_HEADER]: pageKey };
    this.kind = pageKind(contentSecurityPolicy(config.discord.cdnUrl, !config.isBuilt));
  }

  /** The key of the page at a URL; undefined if that was not requested lately. */
  keyOfUrl(url: string, headers: IncomingMessage['headers']): string | undefined {
    const canonicalUrl = this.canonicalUrls.get(url);
    return canonicalUrl === undefined ? undefined : this.keyOf(headers, canonicalUrl);
  }

  async send(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply | void> {
    const { config, limiters, responses } = this.context;
    const renderer = await this.loadRenderer(request.url);
    const url = renderer.normalizeUrl(splitUrl(request.url));
    const pageRequest = { request, renderer, url };
    if (!config.isBuilt) return sendRendered(reply, await this.render(pageRequest));
    const canonicalUrl = url.path + url.search;
    const key = this.keyOf(request.headers, canonicalUrl);
    const cached = await responses.confirmed(key);
    // A cached page is for everyone. With a cookie of ours a page can show private data, so it is not cached.
    if (!cached && request.headers.cookie?.includes('duskrow_')) {
      await limiters.renderPage(request);
      return sendRendered(reply, await this.renderInTurn(request, () => this.render(pageRequest)));
    }
    const page = cached ?? (await this.renderOnce(key, pageRequest));
    if ('html' in page) return sendRendered(reply, page);
    if (request.url.length <= MAX_URL_LENGTH) this.canonicalUrls.set(request.url, canonicalUrl);
    reply.hijack();
    if ('body' in page) responses.send(request.raw, reply.raw, page, key, this.kind);
    else responses.sendFound(request.raw, reply.raw, page);
  }

  /** The language and the notices that switches add to every page are part of the key. */
  private keyOf(headers: IncomingMessage['headers'], canonicalUrl: string): string {
    const language = interfaceLanguage(headers);
    return [language, ...noticesOf(this.context.switches), canonicalUrl].join(' ');
  }

  /**
   * Concurrent requests for a page share one rendering. At most two renderings of a network run at a time, its others
   * wait in a queue. Requests of a network for one page share one place in it; other networks never wait for that place.
   * Throws 429 for a network over its limit.
   */
  private async renderOnce(key: string, pageRequest: PageRequest): Promise<Answer | Cached | Rendering> {
    const { inFlight, queued } = this;
    const { request } = pageRequest;
    const networkKey = `${clientNetwork(request.ip)} ${key}`;
    const running = inFlight.get(key) ?? queued.get(networkKey);
    if (running) return await running;
    await this.context.limiters.renderPage(request);
    const render = async () =>
      (await this.context.responses.confirmed(key)) ??
      (await shareRun(inFlight, key, () => this.renderForAll(pageRequest)));
    return await shareRun(queued, networkKey, () => this.renderInTurn(request, render));
  }

  /**
   * Rendering rarely pauses, so several in a row would keep the event loop from reading other requests. Each one yields
   * first.
   */
  private renderInTurn<T>(request: FastifyRequest, render: () => Promise<T>): Promise<T> {
    return this.limitRenders(clientNetwork(request.ip), () => setImmediate().then(render));
  }

  /** Returns an `Answer` for a complete page; one without validity if it must be rendered for each request. */
  private async renderForAll(pageRequest: PageRequest): Promise<Answer | Rendering> {
    const { changes, now } = this.context;
    const { version } = changes;
    const page = await this.render(pageRequest);
    if (page.status !== 200 || page.redirect) return page;
    const { revalidates, validUntil } = page;
    const body = Buffer.from(page.html);
    const etag = etagOf(body);
    if (!page.isCacheable) return { etag, body };
    const sources = [...page.sources.values()];
    const isUnchanged = (url: string, known: string): Promise<boolean> => this.isUnchanged(url, known);
    const validity = validityOf({ etag, sources, version, revalidates, validUntil }, { changes, now, isUnchanged });
    return { etag, body, ...validity };
  }

  private async render({ request, renderer, url }: PageRequest): Promise<Rendering> {
    const { app, config, now, responses, switches } = this.context;
    const sources = new Map<string, Source>();
    const api = inProcessApi({ app, responses, pageHeader: this.pageHeader }, request, sources);
    const language = interfaceLanguage(request.headers);
    const page = await renderer.renderPage({ ...url, api, site: siteInfo(config, switches), language, now: now() });
    return { ...page, html: fill(renderer, page, language), sources };
  }

  private async isUnchanged(url: string, etagHeader: string): Promise<boolean> {
    const headers = { ...this.pageHeader, 'if-none-match': etagHeader };
    return (await this.context.app.inject({ method: 'GET', url, headers })).statusCode === 304;
  }
}

/** Headers and body are sent as prepared, bypassing the hooks; the guards of the API do not apply to pages. */
function pageKind(pagePolicy: string): Kind {
  const cached = ['cache-control', 'public, no-cache', 'vary', 'accept-encoding, accept-language, cookie'];
  return { headers: [...pageHeaders(pagePolicy), ...cached], type: 'text/html; charset=utf-8', isOpen: () => true };
}

/** Not with a URL parser, which would change the path. */
function splitUrl(url: string): PageUrl {
  const start = url.indexOf('?');
  return start < 0 ? { path: url, search: '' } : { path: url.slice(0, start), search: url.slice(start) };
}

function sendRendered(reply: FastifyReply, page: Rendering): FastifyReply {
  if (page.redirect) return reply.redirect(page.redirect, page.status);
  reply
    .header('cache-control', 'private, no-cache')
    .header('vary', 'accept-language, cookie')
    .type('text/html; charset=utf-8');
  if (page.status === 503) reply.header('retry-after', RETRY_AFTER_SECONDS);
  return reply.status(page.status).send(page.html);
}

/** Notices that the switches add to every page. */
function noticesOf(switches: AppContext['switches']): SiteNotice[] {
  const notices: SiteNotice[] = [];
  if (switches.isOn('read-only')) notices.push('read-only');
  if (!switches.isOn('submissions')) notices.push('submissions-closed');
  if (!switches.isOn('sign-in')) notices.push('sign-in-closed');
  if (!switches.isOn('keyless-api')) notices.push('api-closed');
  if (!switches.isOn('dump')) notices.push('dump-off');
  return notices;
}

function siteInfo(
  { http, discord, oadro, operator }: AppContext['config'],
  switches: AppContext['switches'],
): SiteInfo {
  return {
    publicUrl: http.publicUrl,
    isSandbox: discord.mode === 'sandbox',
    oadro: { vipUrl: oadro.vipUrl ?? null, radioUrl: oadro.radioUrl ?? null },
    cdnUrl: discord.cdnUrl,
    operator,
    notices: noticesOf(switches),
  };
}
