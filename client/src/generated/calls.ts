// Made by `npm run client` from the contract. Do not edit.
import type { CallOptions } from '../send.ts';
import type {
  ListServersInput,
  ListServersAnswer,
  DrawServersInput,
  DrawServersAnswer,
  GetServerInput,
  GetServerAnswer,
  GetServerBySlugInput,
  GetServerBySlugAnswer,
  GetServerHistoryInput,
  GetServerHistoryAnswer,
  ListSuggestionsInput,
  ListSuggestionsAnswer,
  GetDirectoryTotalsAnswer,
  GetInvitePreviewInput,
  GetInvitePreviewAnswer,
  GetServerAboutInput,
  GetServerAboutAnswer,
  SubmitServerInput,
  SubmitServerAnswer,
  SyncServerInput,
  SyncServerAnswer,
} from './servers.ts';
export type * from './servers.ts';
import type {
  ListAlternativesInput,
  ListAlternativesAnswer,
  ListRecommendationsInput,
  ListRecommendationsAnswer,
  ListTrendingInput,
  ListTrendingAnswer,
} from './discovery.ts';
export type * from './discovery.ts';
import type {
  ListCategoriesAnswer,
  ListCategoryStatsAnswer,
  GetCategoryInput,
  GetCategoryAnswer,
} from './categories.ts';
export type * from './categories.ts';
import type {
  ListTagsInput,
  ListTagsAnswer,
  GetTagInput,
  GetTagAnswer,
} from './tags.ts';
export type * from './tags.ts';
import type {
  ListLanguagesAnswer,
  GetLanguageInput,
  GetLanguageAnswer,
} from './languages.ts';
export type * from './languages.ts';
import type {
  ListReviewsInput,
  ListReviewsAnswer,
  GetRatingInput,
  GetRatingAnswer,
} from './reviews.ts';
export type * from './reviews.ts';
import type {
  GetLeaderboardInput,
  GetLeaderboardAnswer,
} from './people.ts';
export type * from './people.ts';
import type {
  GetSerververseAnswer,
  ListMapPointsAnswer,
} from './serververse.ts';
export type * from './serververse.ts';
import type {
  GetGlobalHealthAnswer,
  GetServerHealthInput,
  GetServerHealthAnswer,
  GetRatingHistoryInput,
  GetRatingHistoryAnswer,
  GetCommunityStatsAnswer,
} from './health.ts';
export type * from './health.ts';
import type {
  GetOembedInput,
  GetOembedAnswer,
} from './sharing.ts';
export type * from './sharing.ts';
import type {
  GetDumpInfoAnswer,
} from './open-data.ts';
export type * from './open-data.ts';

/** Every call of the public API, under the names of its documentation. */
export interface Calls {
  /** GET /api/v1/servers: List servers. */
  listServers(input?: ListServersInput, options?: CallOptions): Promise<ListServersAnswer>;
  /** GET /api/v1/alternatives: What to ask for instead of a list that is empty. */
  listAlternatives(input?: ListAlternativesInput, options?: CallOptions): Promise<ListAlternativesAnswer>;
  /** GET /api/v1/random: Servers drawn by lot. */
  drawServers(input?: DrawServersInput, options?: CallOptions): Promise<DrawServersAnswer>;
  /** GET /api/v1/servers/{identifier}: One server by id or slug. */
  getServer(input: GetServerInput, options?: CallOptions): Promise<GetServerAnswer>;
  /** GET /api/v1/servers/slug/{slug}: One server by slug. */
  getServerBySlug(input: GetServerBySlugInput, options?: CallOptions): Promise<GetServerBySlugAnswer>;
  /** GET /api/v1/servers/{id}/history: Member and online counts over time. */
  getServerHistory(input: GetServerHistoryInput, options?: CallOptions): Promise<GetServerHistoryAnswer>;
  /** GET /api/v1/suggestions: Servers and categories as you type. */
  listSuggestions(input: ListSuggestionsInput, options?: CallOptions): Promise<ListSuggestionsAnswer>;
  /** GET /api/v1/totals: Totals over all listed servers. */
  getDirectoryTotals(input?: undefined, options?: CallOptions): Promise<GetDirectoryTotalsAnswer>;
  /** GET /api/v1/categories: All categories. */
  listCategories(input?: undefined, options?: CallOptions): Promise<ListCategoriesAnswer>;
  /** GET /api/v1/categories/stats: Totals of each category. */
  listCategoryStats(input?: undefined, options?: CallOptions): Promise<ListCategoryStatsAnswer>;
  /** GET /api/v1/categories/{name}: One category with its servers. */
  getCategory(input: GetCategoryInput, options?: CallOptions): Promise<GetCategoryAnswer>;
  /** GET /api/v1/tags: The most used tags. */
  listTags(input?: ListTagsInput, options?: CallOptions): Promise<ListTagsAnswer>;
  /** GET /api/v1/tags/{tag}: One tag with its servers and similar tags. */
  getTag(input: GetTagInput, options?: CallOptions): Promise<GetTagAnswer>;
  /** GET /api/v1/languages: Languages that servers are in, the most used first. */
  listLanguages(input?: undefined, options?: CallOptions): Promise<ListLanguagesAnswer>;
  /** GET /api/v1/languages/{code}: One language with its servers. */
  getLanguage(input: GetLanguageInput, options?: CallOptions): Promise<GetLanguageAnswer>;
  /** GET /api/v1/discord/invite/{inviteCode}: What an invite leads to. */
  getInvitePreview(input: GetInvitePreviewInput, options?: CallOptions): Promise<GetInvitePreviewAnswer>;
  /** GET /api/v1/servers/{id}/reviews: Reviews of a server. */
  listReviews(input: ListReviewsInput, options?: CallOptions): Promise<ListReviewsAnswer>;
  /** GET /api/v1/servers/{id}/rating: Rating of a server. */
  getRating(input: GetRatingInput, options?: CallOptions): Promise<GetRatingAnswer>;
  /** GET /api/v1/servers/{id}/about: What the owners of a server say about it. */
  getServerAbout(input: GetServerAboutInput, options?: CallOptions): Promise<GetServerAboutAnswer>;
  /** POST /api/v1/servers: Submit a server by its invite. */
  submitServer(input: SubmitServerInput, options?: CallOptions): Promise<SubmitServerAnswer>;
  /** POST /api/v1/servers/{id}/sync: Refresh the counts of a server. */
  syncServer(input: SyncServerInput, options?: CallOptions): Promise<SyncServerAnswer>;
  /** GET /api/v1/recommendations: Servers that may suit the person who asks; visitors get what is trending. */
  listRecommendations(input?: ListRecommendationsInput, options?: CallOptions): Promise<ListRecommendationsAnswer>;
  /** GET /api/v1/trending: Servers that grow and are looked at, over the last 7 days. */
  listTrending(input?: ListTrendingInput, options?: CallOptions): Promise<ListTrendingAnswer>;
  /** GET /api/v1/leaderboards: People by points, submissions or reviews. */
  getLeaderboard(input?: GetLeaderboardInput, options?: CallOptions): Promise<GetLeaderboardAnswer>;
  /** GET /api/v1/serververse: The map: the first twenty servers and their clusters. */
  getSerververse(input?: undefined, options?: CallOptions): Promise<GetSerververseAnswer>;
  /** GET /api/v1/serververse/points: All servers of the map, as columns. */
  listMapPoints(input?: undefined, options?: CallOptions): Promise<ListMapPointsAnswer>;
  /** GET /api/v1/health/metrics: Health over all listed servers. */
  getGlobalHealth(input?: undefined, options?: CallOptions): Promise<GetGlobalHealthAnswer>;
  /** GET /api/v1/health/metrics/{serverId}: Health of one server. */
  getServerHealth(input: GetServerHealthInput, options?: CallOptions): Promise<GetServerHealthAnswer>;
  /** GET /api/v1/health/ratings/{serverId}: Rating of one server over time. */
  getRatingHistory(input: GetRatingHistoryInput, options?: CallOptions): Promise<GetRatingHistoryAnswer>;
  /** GET /api/v1/health/community-stats: Servers and alerts in numbers: over one's own servers, for visitors over all. */
  getCommunityStats(input?: undefined, options?: CallOptions): Promise<GetCommunityStatsAnswer>;
  /** GET /oembed: oEmbed: a card of a server to put into a page. */
  getOembed(input: GetOembedInput, options?: CallOptions): Promise<GetOembedAnswer>;
  /** GET /api/v1/dump/info: What the file of all servers is: its day, size and checksum. */
  getDumpInfo(input?: undefined, options?: CallOptions): Promise<GetDumpInfoAnswer>;
}

/** Method and path of each. */
export const calls = {
  listServers: ['GET', '/api/v1/servers'],
  listAlternatives: ['GET', '/api/v1/alternatives'],
  drawServers: ['GET', '/api/v1/random'],
  getServer: ['GET', '/api/v1/servers/:identifier'],
  getServerBySlug: ['GET', '/api/v1/servers/slug/:slug'],
  getServerHistory: ['GET', '/api/v1/servers/:id/history'],
  listSuggestions: ['GET', '/api/v1/suggestions'],
  getDirectoryTotals: ['GET', '/api/v1/totals'],
  listCategories: ['GET', '/api/v1/categories'],
  listCategoryStats: ['GET', '/api/v1/categories/stats'],
  getCategory: ['GET', '/api/v1/categories/:name'],
  listTags: ['GET', '/api/v1/tags'],
  getTag: ['GET', '/api/v1/tags/:tag'],
  listLanguages: ['GET', '/api/v1/languages'],
  getLanguage: ['GET', '/api/v1/languages/:code'],
  getInvitePreview: ['GET', '/api/v1/discord/invite/:inviteCode'],
  listReviews: ['GET', '/api/v1/servers/:id/reviews'],
  getRating: ['GET', '/api/v1/servers/:id/rating'],
  getServerAbout: ['GET', '/api/v1/servers/:id/about'],
  submitServer: ['POST', '/api/v1/servers'],
  syncServer: ['POST', '/api/v1/servers/:id/sync'],
  listRecommendations: ['GET', '/api/v1/recommendations'],
  listTrending: ['GET', '/api/v1/trending'],
  getLeaderboard: ['GET', '/api/v1/leaderboards'],
  getSerververse: ['GET', '/api/v1/serververse'],
  listMapPoints: ['GET', '/api/v1/serververse/points'],
  getGlobalHealth: ['GET', '/api/v1/health/metrics'],
  getServerHealth: ['GET', '/api/v1/health/metrics/:serverId'],
  getRatingHistory: ['GET', '/api/v1/health/ratings/:serverId'],
  getCommunityStats: ['GET', '/api/v1/health/community-stats'],
  getOembed: ['GET', '/oembed'],
  getDumpInfo: ['GET', '/api/v1/dump/info'],
} as const satisfies Record<keyof Calls, readonly [string, string]>;
