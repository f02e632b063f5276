// Metadata of a server page for browsers, search engines and link previews.
import type { I18n } from '@lingui/core';
import { msg, plural } from '@lingui/core/macro';
import type { Server } from '#features/listings/contract.ts';
import { sharedHead } from '#features/sharing/ui/alternates.ts';
import { isMissing, pageStatus } from '#web/kit/failures/missing.ts';
import type { Head, PageContext } from '#web/page.ts';
import { categoryHref } from '#web/directory/hrefs.ts';
import { categoryName } from '#web/directory/category-words.ts';
import { serverQuery } from '#web/directory/list-queries.ts';
import { countsLine } from '#web/directory/server-counts.tsx';

const DESCRIPTION_LENGTH = 160;
/** Of a server's own text, beside a long name in the counts. */
const MIN_TEXT_LENGTH = 60;

export function serverState({ api, queries, params }: PageContext) {
  return queries.getQueryState(serverQuery(api, params['identifier'] ?? '').queryKey);
}

export function serverStatus(context: PageContext): number {
  return pageStatus(serverState(context)?.error);
}

export function serverHead(context: PageContext): Head | undefined {
  const { data: server, error } = serverState(context) ?? {};
  if (!server || isMissing(error)) return absentHead(context);
  const canonical = `/server/${server.slug}`;
  const isPublic = server.approved && !server.ageRestricted;
  return {
    title: server.name,
    description: descriptionOf(server, context.i18n),
    canonical,
    ...sharedHead(context.site.publicUrl, server, `${server.name}: ${countsLine(server, context.i18n)}`),
    robots: isPublic ? undefined : 'noindex',
    jsonLd: isPublic ? structuredData(server, context) : undefined,
  };
}

/** The head of a page about a server that does not exist or could not be loaded. */
export function absentHead(context: PageContext): Head | undefined {
  const error = serverState(context)?.error;
  if (!error) return undefined;
  const { i18n } = context;
  return isMissing(error)
    ? {
        title: i18n.t(msg`Server not found`),
        description: i18n.t(msg`This server doesn’t exist or has been removed.`),
        robots: 'noindex',
      }
    : {
        title: i18n.t(msg`Discord server`),
        description: i18n.t(msg`This server can’t be shown right now.`),
        robots: 'noindex',
      };
}

/** The counts in whole: a number without its noun says nothing. */
function descriptionOf(server: Server, i18n: I18n): string {
  const counts = countsOf(server, i18n);
  const most = Math.max(MIN_TEXT_LENGTH, DESCRIPTION_LENGTH - counts.length - 1);
  const letters = [...(server.description ?? '')];
  const start = letters
    .slice(0, most - 1)
    .join('')
    .trimEnd();
  return `${letters.length <= most ? letters.join('') : `${start}…`} ${counts}`.trimStart();
}

/** For search engines, after the server's own description. */
function countsOf({ name, memberCount }: Server, i18n: I18n): string {
  return memberCount === null
    ? i18n.t(msg`${name} on Discord.`)
    : i18n.t(msg`${name} on Discord: about ${plural(memberCount, { one: '# member', other: '# members' })}.`);
}

function structuredData(server: Server, { i18n, site: { publicUrl } }: PageContext): Record<string, unknown>[] {
  const url = `${publicUrl}/server/${server.slug}`;
  const [category] = server.categories;
  const crumbs = [
    { name: i18n.t(msg`Discover`), item: `${publicUrl}/` },
    ...(category ? [{ name: categoryName(category, i18n), item: publicUrl + categoryHref(category) }] : []),
    { name: server.name, item: url },
  ];
  return [
    { '@context': 'https://schema.org', ...organization(server, url) },
    {
      '@context': 'https://schema.org',
      '@type': 'BreadcrumbList',
      itemListElement: crumbs.map((crumb, index) => ({ '@type': 'ListItem', position: index + 1, ...crumb })),
    },
  ];
}

function organization(server: Server, url: string): Record<string, unknown> {
  const hasReviews = server.totalReviews > 0;
  return {
    '@type': 'Organization',
    name: server.name,
    url,
    description: server.description ?? undefined,
    logo: server.iconUrl ?? undefined,
    sameAs: server.inviteState === 'live' ? (server.inviteUrl ?? undefined) : undefined,
    interactionStatistic:
      server.memberCount === null
        ? undefined
        : {
            '@type': 'InteractionCounter',
            interactionType: { '@type': 'JoinAction' },
            userInteractionCount: server.memberCount,
          },
    aggregateRating: hasReviews
      ? {
          '@type': 'AggregateRating',
          ratingValue: server.averageRating,
          reviewCount: server.totalReviews,
          bestRating: 5,
          worstRating: 1,
        }
      : undefined,
  };
}
