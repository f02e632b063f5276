// What refused calls say, by their code; of one refused field, by what is wrong with it.
import { defineTexts } from '../translate.ts';

type FailureCode =
  | 'account_suspended'
  | 'already_appealed'
  | 'already_blocked'
  | 'already_decided'
  | 'already_reviewed'
  | 'api_closed'
  | 'bot_refused'
  | 'claim_needed'
  | 'discord_data'
  | 'discord_fetch_failed'
  | 'edit_conflict'
  | 'forbidden'
  | 'foreign_origin'
  | 'guild_list_missing'
  | 'guild_refused'
  | 'internal'
  | 'invalid_invite'
  | 'invite_needed'
  | 'no_webhook'
  | 'not_authenticated'
  | 'not_found'
  | 'not_manager'
  | 'overloaded'
  | 'own_server'
  | 'database_unavailable'
  | 'read_only'
  | 'review_removed'
  | 'reviewed_before'
  | 'submissions_closed'
  | 'taken_down'
  | 'too_many_favorites'
  | 'too_many_hidden'
  | 'too_many_look_ups'
  | 'too_many_requests'
  | 'unknown_invite'
  | 'unreachable'
  | 'validation';

export type IssueCode =
  | 'blocked_term'
  | 'credentials_in_address'
  | 'https_needed'
  | 'invalid_format'
  | 'letter_or_digit_needed'
  | 'not_an_address'
  | 'nothing_to_change'
  | 'other_server'
  | 'port_in_address'
  | 'private_address'
  | 'too_big'
  | 'too_small'
  | 'unknown_category'
  | 'unknown_language'
  | 'web_address_needed';

export interface Texts {
  byCode: Record<FailureCode, string>;
  byIssue: Record<IssueCode, string>;
}

/** None: in English the answer's own sentence is shown, which says more than its code. */
export const english: { [Group in keyof Texts]: Partial<Texts[Group]> } = { byCode: {}, byIssue: {} };

export const texts = defineTexts(english, import.meta.glob('./texts.*.ts'));
