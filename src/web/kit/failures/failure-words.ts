// Texts of failed calls by error code, and of rejected fields by issue code. English pages do not need the former: they
// show the message of the response, which says more than its code.
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { ApiFailure } from '#contract/client.ts';
import { ownValue } from '#contract/vocabulary.ts';

type MessagesByKey = Readonly<Record<string, MessageDescriptor>>;

export const BY_CODE: MessagesByKey = {
  account_suspended: msg`Your account is suspended. You can read why under “Moderation decisions”.`,
  already_appealed: msg`You have already appealed this decision. A moderator answers once.`,
  already_blocked: msg`This term is already blocked.`,
  already_decided: msg`Another moderator has already decided this.`,
  already_reviewed: msg`You have already reviewed this server. You can edit your review.`,
  api_closed: msg`The public API of this site is switched off. The site itself works.`,
  author_claimed: msg`The author has claimed this server, so the review cannot be restored.`,
  bot_refused: msg`The bot token is not accepted.`,
  claim_needed: msg`Please claim this server first.`,
  database_unavailable: msg`The site’s database is not responding. If you just sent something, it may not have been saved. Please try again in a moment.`,
  discord_data: msg`The data from Discord could not be read: the invite leads to no usable server.`,
  discord_fetch_failed: msg`Discord cannot be reached right now. Please try again later.`,
  edit_conflict: msg`Another user has saved this server in the meantime. Your changes were not saved.`,
  forbidden: msg`You are not allowed to do this.`,
  foreign_origin: msg`This request came from a page of another site.`,
  guild_list_missing: msg`Your server list is not shared with this site. Please log in again and agree to share it.`,
  guild_refused: msg`This server cannot be listed here.`,
  internal: msg`Something went wrong on our side.`,
  invalid_invite: msg`This is not a Discord invite link.`,
  invite_needed: msg`This server has no public invite. Please paste an invite link that leads to it.`,
  no_webhook: msg`No webhook URL is set.`,
  not_found: msg`This does not exist here, or no longer does.`,
  not_manager: msg`Only people who can manage this server on Discord can do this.`,
  overloaded: msg`The site is busy. Please try again in a moment.`,
  own_review: msg`You reviewed this server. Please delete your review before you claim the server.`,
  own_server: msg`You manage this server, so you can’t review it.`,
  read_only: msg`The site is temporarily read-only. Nothing was changed. Please try again later.`,
  reply_conflict: msg`Another manager of the server has changed this reply in the meantime. Yours was not saved.`,
  reports_changed: msg`Others have reported this in the meantime. Please read their reports first.`,
  review_changed: msg`The author has changed this review in the meantime. Please read it again.`,
  review_removed: msg`A moderator removed your review of this server. You can read why under “Moderation decisions”.`,
  reviewed_before: msg`You reviewed this server with an account that you have deleted.`,
  submissions_closed: msg`Submissions are closed at the moment. Please try again later.`,
  taken_down: msg`This server is taken down, so its invite is not checked. Put the server back first.`,
  too_many_favorites: msg`You have reached the most favorites you can have. Remove one first.`,
  too_many_hidden: msg`You have reached the most servers you can hide. Show one of them again first.`,
  too_many_requests: msg`Too many requests. Please wait a moment.`,
  unknown_invite: msg`This invite is invalid or has expired.`,
  unreachable: msg`The site cannot be reached. Check your connection and try again.`,
  validation: msg`Something in the form is not right. Please check what you entered.`,
};

export const BY_ISSUE: MessagesByKey = {
  blocked_term: msg`The text contains a term that the moderators have blocked.`,
  closed_server: msg`This invite leads to a server that is not open to the public.`,
  credentials_in_address: msg`The address must not contain a username or password.`,
  discord_address: msg`The address belongs to Discord, whose webhooks need another format. Use the address of a program of yours.`,
  expiring_invite: msg`This invite expires within seven days. Please use one that never expires.`,
  friend_invite: msg`This is a friend invite, not a server invite.`,
  group_invite: msg`This invite leads to a group chat, not to a server.`,
  https_needed: msg`The address has to begin with https://.`,
  invalid_format: msg`This is not in the right format.`,
  letter_or_digit_needed: msg`It must contain a letter or a digit.`,
  not_an_address: msg`This is not an address.`,
  not_an_invite: msg`This is not a Discord invite link.`,
  nothing_to_change: msg`There is nothing to change.`,
  other_server: msg`The invite leads to another server.`,
  port_in_address: msg`The address must not contain a port: only the default port is used.`,
  private_address: msg`The address does not lead to the public internet.`,
  taken_down_server: msg`This server cannot be listed: its owners took it down.`,
  temporary_invite: msg`This invite gives temporary access only. Please use a permanent one.`,
  too_big: msg`A value is too long or too large.`,
  too_small: msg`A value is missing or too short.`,
  unknown_category: msg`There is no such category.`,
  unknown_language: msg`This is not a language tag (BCP 47).`,
  web_address_needed: msg`Enter a full address, such as https://example.com.`,
};

/** The text for the reason, the only rejected field or the code of a failure. */
export function wordsOf({ code, reason, issues }: ApiFailure): MessageDescriptor | undefined {
  if (code === 'guild_refused' && reason !== undefined) {
    return msg({ message: `This server cannot be listed: ${reason}`, comment: '{reason} is a text by a moderator' });
  }
  return (issues.length === 1 ? ownValue(BY_ISSUE, issues[0]?.code) : undefined) ?? ownValue(BY_CODE, code);
}
