// All endpoints in one object: the source of the client's types, of OpenAPI and of the docs page.
import * as accounts from '#features/accounts/contract.ts';
import * as activity from '#features/activity/contract.ts';
import * as admin from '#features/admin/contract.ts';
import * as adminModeration from '#features/admin/moderation-contract.ts';
import * as adminServers from '#features/admin/servers-contract.ts';
import * as apiDocs from '#features/api-docs/contract.ts';
import * as categories from '#features/categories/contract.ts';
import * as dump from '#features/dump/contract.ts';
import * as favorites from '#features/favorites/contract.ts';
import * as hidden from '#features/hidden/contract.ts';
import * as health from '#features/health/contract.ts';
import * as languages from '#features/languages/contract.ts';
import * as alternatives from '#features/listings/alternatives-contract.ts';
import * as listings from '#features/listings/contract.ts';
import * as owners from '#features/owners/contract.ts';
import * as previews from '#features/previews/contract.ts';
import * as moderation from '#features/moderation/contract.ts';
import * as profile from '#features/profile/contract.ts';
import * as recommendations from '#features/recommendations/contract.ts';
import * as reputation from '#features/reputation/contract.ts';
import * as reviews from '#features/reviews/contract.ts';
import * as serververse from '#features/serververse/contract.ts';
import * as sharing from '#features/sharing/contract.ts';
import * as sitePages from '#features/site-pages/contract.ts';
import * as submissions from '#features/submissions/contract.ts';
import * as sync from '#features/sync/contract.ts';
import * as tags from '#features/tags/contract.ts';
import * as unanswered from '#features/unanswered/contract.ts';

export const api = {
  listServers: listings.listServers,
  listAlternatives: alternatives.listAlternatives,
  drawServers: listings.drawServers,
  getServer: listings.getServer,
  getServerBySlug: listings.getServerBySlug,
  getServerHistory: listings.getServerHistory,
  listSuggestions: alternatives.listSuggestions,
  getDirectoryTotals: listings.getDirectoryTotals,
  listCategories: categories.listCategories,
  listCategoryStats: categories.listCategoryStats,
  getCategory: categories.getCategory,
  listTags: tags.listTags,
  getTag: tags.getTag,
  listLanguages: languages.listLanguages,
  getLanguage: languages.getLanguage,
  getInvitePreview: previews.getInvitePreview,
  listReviews: reviews.listReviews,
  getRating: reviews.getRating,
  getMyReview: reviews.getMyReview,
  createReview: reviews.createReview,
  createReviewByServer: reviews.createReviewByServer,
  editReview: reviews.editReview,
  deleteReview: reviews.deleteReview,
  markHelpful: reviews.markHelpful,
  unmarkHelpful: reviews.unmarkHelpful,
  replyToReview: reviews.replyToReview,
  getServerAbout: owners.getServerAbout,
  claimServer: owners.claimServer,
  releaseClaim: owners.releaseClaim,
  listOwnedServers: owners.listOwnedServers,
  getOwnedServer: owners.getOwnedServer,
  editServer: owners.editServer,
  takeServerDown: owners.takeServerDown,
  restoreServer: owners.restoreServer,
  getServerAnalytics: owners.getServerAnalytics,
  getWebhook: owners.getWebhook,
  setWebhook: owners.setWebhook,
  removeWebhook: owners.removeWebhook,
  testWebhook: owners.testWebhook,
  listFavorites: favorites.listFavorites,
  mergeFavorites: favorites.mergeFavorites,
  listHidden: hidden.listHidden,
  hideServer: hidden.hideServer,
  unhideServer: hidden.unhideServer,
  mergeHidden: hidden.mergeHidden,
  getProfile: profile.getProfile,
  updateProfile: profile.updateProfile,
  listProfileServers: profile.listProfileServers,
  listProfileFavorites: profile.listProfileFavorites,
  listProfileReviews: profile.listProfileReviews,
  listProfileActivity: profile.listProfileActivity,
  listUserServers: profile.listUserServers,
  submitServer: submissions.submitServer,
  syncServer: sync.syncServer,
  recordActivity: activity.recordActivity,
  reportUnanswered: unanswered.reportUnanswered,
  listUnanswered: unanswered.listUnanswered,
  clearUnanswered: unanswered.clearUnanswered,
  listRecommendations: recommendations.listRecommendations,
  listTrending: recommendations.listTrending,
  getUserStats: reputation.getUserStats,
  getLeaderboard: reputation.getLeaderboard,
  getSerververse: serververse.getSerververse,
  listMapPoints: serververse.listMapPoints,
  getGlobalHealth: health.getGlobalHealth,
  getServerHealth: health.getServerHealth,
  getRatingHistory: health.getRatingHistory,
  listAlerts: health.listAlerts,
  listServerAlerts: health.listServerAlerts,
  readAlert: health.readAlert,
  getHealthOverview: health.getHealthOverview,
  getCommunityStats: health.getCommunityStats,
  getSyncStatus: admin.getSyncStatus,
  syncAll: admin.syncAll,
  cancelSyncAll: admin.cancelSyncAll,
  testConnection: admin.testConnection,
  listQueue: admin.listQueue,
  listAdminActions: admin.listAdminActions,
  decideServers: adminServers.decideServers,
  undoAction: adminServers.undoAction,
  approveChange: adminServers.approveChange,
  refuseChange: adminServers.refuseChange,
  listSameSubmitter: adminServers.listSameSubmitter,
  listTermServers: adminServers.listTermServers,
  searchAdmin: adminServers.searchAdmin,
  getOembed: sharing.getOembed,
  getRankingRules: sitePages.getRankingRules,
  createReport: moderation.createReport,
  listDecisions: moderation.listDecisions,
  createAppeal: moderation.createAppeal,
  dismissReports: adminModeration.dismissReports,
  removeReview: adminModeration.removeReview,
  restoreReview: adminModeration.restoreReview,
  blockServer: adminModeration.blockServer,
  unblockServer: adminModeration.unblockServer,
  dismissQuarantine: adminModeration.dismissQuarantine,
  suspendAccount: adminModeration.suspendAccount,
  reinstateAccount: adminModeration.reinstateAccount,
  acceptAppeal: adminModeration.acceptAppeal,
  rejectAppeal: adminModeration.rejectAppeal,
  listTerms: adminModeration.listTerms,
  addTerm: adminModeration.addTerm,
  removeTerm: adminModeration.removeTerm,
  listSwitches: adminModeration.listSwitches,
  setSwitch: adminModeration.setSwitch,
  getDump: dump.getDump,
  getDumpInfo: dump.getDumpInfo,
  describeApi: apiDocs.describeApi,
  startSignIn: accounts.startSignIn,
  startSignInFromDialog: accounts.startSignInFromDialog,
  startSignInLegacy: accounts.startSignInLegacy,
  finishSignIn: accounts.finishSignIn,
  getCurrentUser: accounts.getCurrentUser,
  logout: accounts.logout,
  listSessions: accounts.listSessions,
  endSession: accounts.endSession,
  endAllSessions: accounts.endAllSessions,
  getAvatar: accounts.getAvatar,
  exportProfile: accounts.exportProfile,
  deleteProfile: profile.deleteProfile,
  listManagedServers: accounts.listManagedServers,
  submitManagedServer: accounts.submitManagedServer,
} as const;
