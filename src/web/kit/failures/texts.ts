// What refused calls say, by their code.
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
  | 'read_only'
  | 'review_removed'
  | 'submissions_closed'
  | 'taken_down'
  | 'too_many_hidden'
  | 'too_many_requests'
  | 'unknown_invite'
  | 'validation';

export interface Texts {
  byCode: Record<FailureCode, string>;
}

/** None: in English the answer's own sentence is shown, which says more than its code. */
export const english: { byCode: Partial<Texts['byCode']> } = { byCode: {} };

export const texts = defineTexts(english, import.meta.glob('./texts.*.ts'));
