// What the directory says about a server, the list with its filters, and one server by id or slug.
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

/** One public listing. The four snake_case twins are kept for callers that read those names. */
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
      'When the platform was last asked about the invite, whatever it answered.',
    ),
    memberCount: z.number().int().nullable().describe('Approximate, from the platform; null when never known.'),
    onlineCount: z.number().int().nullable(),
    iconUrl: z.string().nullable(),
    bannerUrl: z.string().nullable(),
    categories: z.array(z.string()),
    tags: z.array(z.string()),
    language: z.string().nullable().describe('BCP 47 tag, null while unknown.'),
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
    lastSyncedAt: IsoTime.nullable().describe('When the counts were last answered by the platform.'),
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
        onlineBefore: z.number().describe('Online members in percent.'),
        onlineNow: z.number(),
      })
      .nullable()
      .describe('A jump of the members that brought nobody online; ranked by the members before it.'),
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
      .describe('Exact number of servers that follow the others because they have some of the parts; beside `total`.'),
    parts: z
      .array(
        z.object({
          text: z.string().describe('As typed, without case and accents.'),
          use: z
            .enum(['required', 'optional', 'unknown'])
            .describe(
              'Whether the servers of `total` have it, or it says little and only ranks partial ones. `unknown`: no server has it.',
            ),
          isPlain: z.boolean().describe('Asked for by `plain`: its words name nothing.'),
          tags: z.array(z.string()),
          categories: z.array(z.string()),
          languages: z.array(z.string()).describe('BCP 47.'),
        }),
      )
      .describe('What was searched for, and what its words name. Words of grammar are not among it.'),
    matched: z
      .record(z.string(), z.array(z.string()))
      .describe('Of the partial servers on this page, by id: the `text` of the parts that each has.'),
  })
  .describe('How the text of `search` was read.');

export const ServerList = z.object({
  servers: z.array(Server),
  total: z
    .number()
    .int()
    .describe('Exact number of servers that match; of a search, those that have all that it asks for.'),
  page: z.number().int(),
  totalPages: z.number().int().describe('Of all of them, the partial ones of a search too.'),
  search: SearchReading.optional(),
  facets: Facets.optional(),
  nextCursor: z.string().nullable().optional().describe('The cursor of the next call of a scan; null at the end.'),
});
export type ServerList = z.infer<typeof ServerList>;

export const PageNumber = wholeNumber(1, 1_000_000);
export const PageLimit = wholeNumber(1, 100);

type FilterParameters = {
  [Entry in ValueEntry as Entry['name']]: ReturnType<typeof repeated<z.ZodType<ValueOf<Entry>, ValueOf<Entry>>>>;
} & { [Entry in FlagEntry as Entry['name']]: z.ZodOptional<typeof TrueFlag> } & {
  [Entry in RangeEntry as Entry['least' | 'most']]: ReturnType<typeof wholeNumber>;
};

function valueParameter({ values, maxLength = 100, canonical, description }: ValueFilter): z.ZodType {
  const one = values ? z.enum(values) : z.string().max(maxLength);
  const spelled = (value: unknown): unknown => (typeof value === 'string' && canonical?.(value)) || value;
  const parameter = repeated(values && canonical ? z.preprocess(spelled, one) : one);
  return description ? parameter.describe(description) : parameter;
}

export const ServerFilters = z.object(
  Object.fromEntries<z.ZodType>([
    ...VALUE_FILTERS.map((filter) => [filter.name, valueParameter(filter)] as const),
    ...FLAG_FILTERS.map(({ name }) => [name, TrueFlag.optional()] as const),
    ...RANGE_FILTERS.flatMap(({ least, most, max }) => [least, most].map((end) => [end, wholeNumber(0, max)] as const)),
  ]) as FilterParameters,
);

export const ListServersQuery = z.object({
  page: PageNumber.describe('From 1 (default 1).'),
  limit: PageLimit.describe('1 to 100 (default 20).'),
  sort: z.enum(SORTS).optional().describe('Default: members; with search: relevance.'),
  search: z.string().max(500).optional(),
  plain: repeated(z.string().max(200)).describe(
    'The `text` of a part of the search that is looked for by its words alone, whatever these name.',
  ),
  ...ServerFilters.shape,
  facets: TrueFlag.optional().describe('Adds the counts of each filter value.'),
  cursor: z
    .string()
    .max(100)
    .optional()
    .describe('Walks over everything that matches, newest first: `first`, then `nextCursor` of the answer before.'),
});
export type ListServersQuery = z.input<typeof ListServersQuery>;

/** The filters of a list, without its order and pages. */
export const RandomQuery = ListServersQuery.omit({ page: true, limit: true, sort: true, facets: true, cursor: true });
export type RandomQuery = z.input<typeof RandomQuery>;

const tags = ['servers'] as const;

export const listServers = endpoint({
  method: 'GET',
  url: '/api/v1/servers',
  config: { access: 'visitor', needs: [], rate: null, reading: 'public' },
  schema: {
    summary: 'List servers',
    description:
      'Several values of one filter are repeated keys and mean OR; different filters mean AND. ' +
      'Unknown parameters are ignored.',
    tags,
    querystring: ListServersQuery,
    response: { 200: ServerList, 400: ApiError },
  },
});

export const drawServers = endpoint({
  method: 'GET',
  url: '/api/v1/random',
  config: { access: 'visitor', needs: [], rate: null, reading: 'uncached' },
  schema: {
    summary: 'Servers drawn by lot',
    description:
      'Each server that matches is as likely as the others; those that the signed-in person hid are not drawn. ' +
      'Never kept: another call draws again.',
    tags,
    querystring: RandomQuery.extend({
      times: wholeNumber(1, 10).describe('Draws, one after the other: the same server may come twice (default 1).'),
    }),
    response: { 200: z.object({ servers: z.array(Server).describe('Empty when none matches.') }), 400: ApiError },
  },
});

export const getServer = endpoint({
  method: 'GET',
  url: '/api/v1/servers/:identifier',
  config: { access: 'visitor', needs: [], rate: null, reading: 'public' },
  schema: {
    summary: 'One server by id or slug',
    tags,
    params: z.object({ identifier: z.string().max(200) }),
    response: { 200: Server, 404: ApiError },
  },
});

export const getServerBySlug = endpoint({
  method: 'GET',
  url: '/api/v1/servers/slug/:slug',
  config: { access: 'visitor', needs: [], rate: null, reading: 'public' },
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
    .describe('Oldest first, at most 400, from the first sync on.'),
});
export type ServerHistory = z.infer<typeof ServerHistory>;

export const getServerHistory = endpoint({
  method: 'GET',
  url: '/api/v1/servers/:id/history',
  config: { access: 'visitor', needs: [], rate: null, reading: 'public' },
  schema: {
    summary: 'Member and online counts over time',
    tags,
    params: z.object({ id: z.string().max(200) }),
    response: { 200: ServerHistory, 404: ApiError },
  },
});

export const Suggestions = z.object({
  servers: z.array(Server),
  categories: z.array(z.string()),
});
export type Suggestions = z.infer<typeof Suggestions>;

export const listSuggestions = endpoint({
  method: 'GET',
  url: '/api/v1/suggestions',
  config: { access: 'visitor', needs: [], rate: null, reading: 'public' },
  schema: {
    summary: 'Servers and categories as you type',
    tags,
    querystring: z.object({
      search: z.string().max(200),
      limit: wholeNumber(1, 20).describe('Default 6.'),
    }),
    response: { 200: Suggestions, 400: ApiError },
  },
});

export const DirectoryTotals = z.object({
  servers: z.number().int(),
  members: z.number().int(),
  averageRating: z.number().describe('Mean of all stars, one decimal; 0 with no reviews.'),
  totalReviews: z.number().int(),
});
export type DirectoryTotals = z.infer<typeof DirectoryTotals>;

export const getDirectoryTotals = endpoint({
  method: 'GET',
  url: '/api/v1/totals',
  config: { access: 'visitor', needs: [], rate: null, reading: 'public' },
  schema: { summary: 'Totals over all listed servers', tags, response: { 200: DirectoryTotals } },
});
