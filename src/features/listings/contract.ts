// The public data of a server, the list with its filters, and one server by id or slug.
import { z } from 'zod';
import { ApiError, endpoint, IsoTime, repeated, TrueFlag, wholeNumber } from '#contract/endpoint.ts';
import {
  type FacetEntry,
  FLAG_FILTERS,
  type FlagEntry,
  RANGE_FILTERS,
  type RangeEntry,
  SORTS,
  VALUE_FILTERS,
  type ValueEntry,
  type ValueFilter,
  type ValueOf,
} from '#contract/filters.ts';
import { ACTIVITY_LEVELS } from '#contract/vocabulary.ts';

export const InviteState = z.enum(['live', 'failing', 'expired', 'quarantined']);

/** One public listing. The four snake_case duplicates are for clients that read those names. */
export const Server = z
  .object({
    id: z.string(),
    slug: z.string(),
    name: z.string(),
    description: z.string().nullable(),
    inviteUrl: z.string().nullable(),
    inviteCode: z.string().nullable(),
    inviteState: InviteState,
    inviteCheckedAt: IsoTime.nullable().describe(
      'Time of the last invite look-up at Discord, regardless of the result.',
    ),
    memberCount: z.number().int().nullable().describe('Approximate, from Discord; null if never known.'),
    onlineCount: z.number().int().nullable(),
    iconUrl: z.string().nullable(),
    bannerUrl: z.string().nullable(),
    categories: z.array(z.string()),
    tags: z.array(z.string()),
    language: z.string().nullable().describe('BCP 47 tag; null if unknown.'),
    region: z.string(),
    verified: z.boolean(),
    partnered: z.boolean(),
    community: z.boolean(),
    ageRestricted: z.boolean(),
    premiumTier: z.number().int().nullable(),
    verificationLevel: z.number().int().nullable().describe('0 to 4: None, Low, Medium, High, Very High.'),
    activityLevel: z.enum(ACTIVITY_LEVELS),
    approved: z.boolean(),
    discordServerId: z.string(),
    createdAt: IsoTime,
    lastSyncedAt: IsoTime.nullable().describe('When Discord last returned the counts.'),
    synced: z.boolean(),
    channelCounts: z.string().nullable().describe('JSON text with `total`; null without a bot in the server.'),
    roleCounts: z.string().nullable(),
    boostInfo: z.string().nullable().describe('JSON text with `level`.'),
    discordFeatures: z.array(z.string()),
    unusualGrowth: z
      .object({
        at: IsoTime,
        membersBefore: z.number().int(),
        membersAfter: z.number().int(),
        onlineBefore: z.number().describe('Percentage of members who are online.'),
        onlineNow: z.number(),
      })
      .nullable()
      .describe(
        'A jump in members without an increase in online members; the server is ranked by its members before the jump.',
      ),
    averageRating: z.number().describe('0-5; 0 with no reviews.'),
    totalReviews: z.number().int(),
    member_count: z.number().int().nullable(),
    online_count: z.number().int().nullable(),
    icon_url: z.string().nullable(),
    last_synced_at: IsoTime.nullable(),
  })
  .meta({ id: 'Server' });
export type Server = z.infer<typeof Server>;

const Count = z.object({ name: z.string(), count: z.number().int() });

type FacetCounts = { [Entry in FacetEntry as Entry['key']]: z.ZodArray<typeof Count> } & {
  [Entry in FlagEntry as Entry['name']]: z.ZodInt;
};

export const Facets = z
  .object(
    Object.fromEntries<z.ZodType>([
      ...VALUE_FILTERS.filter((filter) => 'facet' in filter).map(({ key }) => [key, z.array(Count)] as const),
      ...FLAG_FILTERS.map(({ name }) => [name, z.number().int()] as const),
    ]) as FacetCounts,
  )
  .meta({ id: 'Facets' });
export type Facets = z.infer<typeof Facets>;

const SearchReading = z
  .object({
    partial: z
      .number()
      .int()
      .describe(
        'Exact number of partial matches: servers that match only some parts, or only with words of a similar spelling. Listed after the full matches and not included in `total`.',
      ),
    parts: z
      .array(
        z.object({
          text: z.string().describe('Lowercase and without accents.'),
          typed: z.string().describe('The same words as they were typed.'),
          use: z
            .enum(['required', 'optional', 'excluded', 'unknown'])
            .describe(
              '`required`: all servers in `total` match it. `optional`: too common, so it only affects the order of partial matches. `excluded`: no result matches it, as in `not gaming`. `unknown`: no server matches it.',
            ),
          isApproximate: z
            .boolean()
            .describe('No server has these words as typed; partial matches can have similar ones, or only the `tags`.'),
          isPlain: z.boolean().describe('Matched by its words only, as requested with `plain`.'),
          tags: z.array(z.string()),
          categories: z.array(z.string()),
          languages: z.array(z.string()).describe('BCP 47.'),
        }),
      )
      .describe('The parts of the search, and what their words name. Words such as `the` are omitted.'),
    matched: z
      .record(z.string(), z.array(z.string()))
      .describe('For each partial match on this page, by server ID: the `text` of the parts that it matches.'),
  })
  .describe('How `search` was interpreted.');

export const ServerList = z.object({
  servers: z.array(Server),
  total: z.number().int().describe('Exact number of matching servers; with a search, those that match all of it.'),
  page: z.number().int(),
  totalPages: z.number().int().describe('Includes the partial matches of a search.'),
  search: SearchReading.optional(),
  facets: Facets.optional(),
  nextCursor: z.string().nullable().optional().describe('`cursor` for the next call; null at the end.'),
});
export type ServerList = z.infer<typeof ServerList>;

export const PageNumber = wholeNumber(1, 1_000_000).describe('Starts at 1 (default 1).');
export const PageLimit = wholeNumber(1, 100).describe('Default: 20.');

type FilterParameters = {
  [Entry in ValueEntry as Entry['name']]: ReturnType<typeof repeated<z.ZodType<ValueOf<Entry>, ValueOf<Entry>>>>;
} & { [Entry in FlagEntry as Entry['name']]: z.ZodOptional<typeof TrueFlag> } & {
  [Entry in RangeEntry as Entry['min' | 'max']]: ReturnType<typeof wholeNumber>;
};

/** Here and not in the table of filters, which the browser loads. */
const DESCRIPTIONS: Readonly<Record<(ValueEntry | FlagEntry)['name'] | RangeEntry['min' | 'max'], string>> = {
  category: 'A name from `GET /api/v1/categories`, such as `Gaming`. Case-insensitive.',
  size: 'By members: `small` below 100, `medium` 100 to 999, `large` 1,000 to 9,999, `huge` from 10,000.',
  activityLevel:
    'By members online, if known, the most active first. `Growing`: less than `Active`, but increasing. The sort `activity` is by level, within a level by score.',
  feature: 'A feature of the server at Discord, such as `COMMUNITY`. Case-insensitive.',
  language: 'BCP 47; the region is ignored: `pt` matches `pt-BR`.',
  region: 'Set by the server owner; `Global` by default. Case-insensitive.',
  tag: 'In any spelling: `Machine Learning` matches `machine-learning`.',
  verified: 'Only servers that Discord has verified.',
  partnered: 'Only partners of Discord.',
  community: 'Only servers that have enabled the Community features of Discord.',
  minMembers: 'Servers with at least this many members. Unknown counts never match.',
  maxMembers: 'Servers with at most this many members. Unknown counts never match.',
};

function valueParameter({ name, values, maxLength = 100, canonical }: ValueEntry & ValueFilter): z.ZodType {
  const one = values ? z.enum(values) : z.string().max(maxLength);
  const spelled = (value: unknown): unknown => (typeof value === 'string' && canonical?.(value)) || value;
  const parameter = repeated(values && canonical ? z.preprocess(spelled, one) : one);
  return parameter.describe(DESCRIPTIONS[name]);
}

export const ServerFilters = z.object(
  Object.fromEntries<z.ZodType>([
    ...VALUE_FILTERS.map((filter) => [filter.name, valueParameter(filter)] as const),
    ...FLAG_FILTERS.map(({ name }) => [name, TrueFlag.optional().describe(DESCRIPTIONS[name])] as const),
    ...RANGE_FILTERS.flatMap(({ min, max, limit }) =>
      [min, max].map((end) => [end, wholeNumber(0, limit).describe(DESCRIPTIONS[end])] as const),
    ),
  ]) as FilterParameters,
);

export const ListServersQuery = z.object({
  page: PageNumber,
  limit: PageLimit,
  sort: z.enum(SORTS).optional().describe('Default: members, or relevance with a search. Unknown values are last.'),
  search: z
    .string()
    .max(500)
    .optional()
    .describe('`-word` and `not word` exclude. Misspelled words find similar ones.'),
  plain: repeated(z.string().max(200)).describe(
    'Turns off what `search` understands: a part with this `text` (see `search.parts` of the response) is looked up as plain words, not as the tag, category or language that it names.',
  ),
  ...ServerFilters.shape,
  facets: TrueFlag.optional().describe('Includes the number of servers for each filter value.'),
  cursor: z
    .string()
    .max(100)
    .optional()
    .describe('All matches, newest first: `first`, then `nextCursor`. Not with `page`, `sort`, `search`, `facets`.'),
});
export type ListServersQuery = z.input<typeof ListServersQuery>;

export const FiltersQuery = ListServersQuery.omit({ page: true, limit: true, sort: true, facets: true, cursor: true });
export type FiltersQuery = z.output<typeof FiltersQuery>;

const tags = ['servers'] as const;

export const listServers = endpoint({
  method: 'GET',
  url: '/api/v1/servers',
  config: { access: 'visitor', needs: [], rate: null, cacheScope: 'public' },
  schema: {
    summary: 'List servers',
    description:
      'Repeat a parameter to pass several values: values of one filter are combined with OR, different filters with AND. ' +
      'Unknown parameters are ignored.',
    tags,
    querystring: ListServersQuery,
    response: { 200: ServerList, 400: ApiError },
  },
});

export const drawServers = endpoint({
  method: 'GET',
  url: '/api/v1/random',
  config: { access: 'visitor', needs: [], rate: null, cacheScope: 'uncached' },
  schema: {
    summary: 'Random servers',
    description:
      'All matching servers are equally likely; servers that the caller hid are excluded. ' +
      'Never cached: each call draws again.',
    tags,
    querystring: FiltersQuery.extend({
      times: wholeNumber(1, 10).describe('Number of draws (default 1). The same server can be drawn more than once.'),
    }),
    response: { 200: z.object({ servers: z.array(Server).describe('Empty if none match.') }), 400: ApiError },
  },
});

export const getServer = endpoint({
  method: 'GET',
  url: '/api/v1/servers/:identifier',
  config: { access: 'visitor', needs: [], rate: null, cacheScope: 'public' },
  schema: {
    summary: 'One server by ID or slug',
    tags,
    params: z.object({ identifier: z.string().max(200) }),
    response: { 200: Server, 404: ApiError },
  },
});

export const getServerBySlug = endpoint({
  method: 'GET',
  url: '/api/v1/servers/slug/:slug',
  config: { access: 'visitor', needs: [], rate: null, cacheScope: 'public' },
  schema: {
    summary: 'One server by slug',
    tags,
    params: z.object({ slug: z.string().max(200) }),
    response: { 200: Server, 404: ApiError },
  },
});

export const ServerHistory = z.object({
  points: z
    .array(
      z.object({ at: IsoTime, memberCount: z.number().int().nullable(), onlineCount: z.number().int().nullable() }),
    )
    .describe('Oldest first, since the first sync; the older, the fewer, some five hundred at most.'),
});
export type ServerHistory = z.infer<typeof ServerHistory>;

export const getServerHistory = endpoint({
  method: 'GET',
  url: '/api/v1/servers/:id/history',
  config: { access: 'visitor', needs: [], rate: null, cacheScope: 'public' },
  schema: {
    summary: 'Member and online counts over time',
    tags,
    params: z.object({ id: z.string().max(200) }),
    response: { 200: ServerHistory, 404: ApiError },
  },
});

export const DirectoryTotals = z.object({
  servers: z.number().int(),
  members: z.number().int(),
  averageRating: z.number().describe('Average of all reviews, one decimal; 0 with no reviews.'),
  totalReviews: z.number().int(),
});
export type DirectoryTotals = z.infer<typeof DirectoryTotals>;

export const getDirectoryTotals = endpoint({
  method: 'GET',
  url: '/api/v1/totals',
  config: { access: 'visitor', needs: [], rate: null, cacheScope: 'public' },
  schema: { summary: 'Totals of all listed servers', tags, response: { 200: DirectoryTotals } },
});
