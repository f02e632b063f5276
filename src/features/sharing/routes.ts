// Routes for other websites, feed readers and programs: pictures, badges, cards, feeds, oEmbed.
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { FeedName } from '#contract/share-urls.ts';
import type { AppContext } from '#src/app-context.ts';
import { clientNetwork } from '#http/client-network.ts';
import { serverNotFound } from '#http/errors.ts';
import { hasEtag } from '#http/request-headers.ts';
import { createPictureCache } from '#http/picture-cache.ts';
import { sendPublicFile } from '#http/public-file.ts';
import { createPictureFetch } from '#discord/picture-fetch.ts';
import { badgeOf, missingBadge } from './badges.ts';
import { getBadge, getCategoryFeed, getEmbed, getFeed, getOembed, getSharePicture, getTagFeed } from './contract.ts';
import { embedPage, missingEmbed } from './embed-page.ts';
import { categoryFilter, type FeedDeps, type FeedFilter, feedOf, tagFilter } from './feeds.ts';
import { oembedAnswer, oembedFormat, oembedXml } from './oembed.ts';
import { createPainter } from './painter.ts';
import { createPictures } from './pictures.ts';
import { sharedServer } from './sharing.ts';

const PICTURE_AGE_SECONDS = 3600;
const BADGE_AGE_SECONDS = 300;
const FEED_AGE_SECONDS = 600;
/** Short: a server that is not listed now might be soon. */
const MISSING = { status: 404, maxAgeSeconds: 60 };
/** How long a picture waits for an icon. */
const ICON_MS = 1500;

export function sharingRoutes(
  context: Pick<AppContext, 'app' | 'catalog' | 'config' | 'limiters' | 'now' | 'recommender'>,
): void {
  pictureRoutes(context);
  badgeRoutes(context);
  embedRoutes(context);
  feedRoutes(context);
}

function pictureRoutes({
  app,
  catalog,
  config,
  limiters,
  now,
}: Pick<AppContext, 'app' | 'catalog' | 'config' | 'limiters' | 'now'>): void {
  const painter = createPainter({ log: app.log });
  app.addHook('onClose', async () => painter.close());
  const icons = createPictureCache(createPictureFetch(ICON_MS), now);
  const pictures = createPictures({ painter, icons, publicUrl: config.http.publicUrl });

  app.route({
    ...getSharePicture,
    handler: async (request, reply) => {
      const server = sharedServer(catalog, request.params.slug);
      if (!server) throw serverNotFound();
      const { etag, png } = await pictures.get(server, {
        network: clientNetwork(request.ip),
        has: (one) => hasEtag(request.headers['if-none-match'], one),
        mayDraw: () => limiters.sharePicture(request),
      });
      const picture = { type: 'image/png', body: png ?? '', etag, maxAgeSeconds: PICTURE_AGE_SECONDS };
      sendPublicFile(request, reply, picture);
    },
  });
}

function badgeRoutes({ app, catalog }: Pick<AppContext, 'app' | 'catalog'>): void {
  app.route({
    ...getBadge,
    handler: (request, reply) => {
      const { slug, badge } = request.params;
      const { style } = request.query;
      const server = sharedServer(catalog, slug);
      const svg = server ? badgeOf(server, badge, style) : missingBadge(badge, style);
      const age = server ? { maxAgeSeconds: BADGE_AGE_SECONDS } : MISSING;
      sendPublicFile(request, reply, { ...age, type: 'image/svg+xml; charset=utf-8', body: svg });
    },
  });
}

function embedRoutes({ app, catalog, config }: Pick<AppContext, 'app' | 'catalog' | 'config'>): void {
  const { publicUrl } = config.http;
  const { cdnUrl } = config.discord;

  app.route({
    ...getEmbed,
    handler: (request, reply) => {
      const { theme } = request.query;
      const server = sharedServer(catalog, request.params.slug);
      const { html, policy } = server
        ? embedPage(server, theme, publicUrl, cdnUrl)
        : missingEmbed(theme, publicUrl, cdnUrl);
      const age = server ? { maxAgeSeconds: BADGE_AGE_SECONDS } : MISSING;
      sendPublicFile(request, reply, { ...age, type: 'text/html; charset=utf-8', body: html, framePolicy: policy });
    },
  });

  app.route({
    ...getOembed,
    handler: (request, reply) => {
      const { url, format, maxwidth: maxWidth, maxheight: maxHeight } = request.query;
      const wanted = oembedFormat(format);
      const answer = oembedAnswer(catalog, publicUrl, { url, maxWidth, maxHeight });
      const body = wanted === 'xml' ? oembedXml(answer) : JSON.stringify(answer);
      const type = wanted === 'xml' ? 'text/xml; charset=utf-8' : 'application/json; charset=utf-8';
      sendPublicFile(request, reply, { type, body });
    },
  });
}

function feedRoutes({
  app,
  catalog,
  config,
  recommender,
}: Pick<AppContext, 'app' | 'catalog' | 'config' | 'recommender'>): void {
  const deps: FeedDeps = { catalog, trending: recommender.trending, publicUrl: config.http.publicUrl };
  const send = (request: FastifyRequest, reply: FastifyReply, feed: FeedName, filter: FeedFilter): void => {
    const body = feedOf(deps, feed, filter);
    const type = 'application/atom+xml; charset=utf-8';
    sendPublicFile(request, reply, { type, body, maxAgeSeconds: FEED_AGE_SECONDS });
  };

  app.route({
    ...getFeed,
    handler: (request, reply) => send(request, reply, request.params.feed, {}),
  });

  app.route({
    ...getCategoryFeed,
    handler: (request, reply) => send(request, reply, request.params.feed, categoryFilter(request.params.category)),
  });

  app.route({
    ...getTagFeed,
    handler: (request, reply) => send(request, reply, request.params.feed, tagFilter(catalog, request.params.tag)),
  });
}
