import type { AlertFacts, HealthAlert } from '#features/health/contract.ts';
import { utcMinute } from '#contract/utc-minute.ts';
import { decimal, percent, whole } from '#web/kit/number.ts';
import { texts } from './texts.ts';

/** What an alert says, in the language of the interface; the answer's own sentence where it came without its facts. */
export function alertText({ message, facts }: Pick<HealthAlert, 'message' | 'facts'>): string {
  return facts ? factsText(facts) : message;
}

function factsText(facts: AlertFacts): string {
  const { alertTexts } = texts;
  switch (facts.kind) {
    case 'invite_failing':
      return alertTexts.inviteFailing;
    case 'invite_gone':
      return alertTexts.inviteGone;
    case 'invite_moved':
      return alertTexts.inviteMoved;
    case 'invite_expires':
      return alertTexts.inviteExpires(utcMinute(facts.at));
    case 'invite_expired':
      return alertTexts.inviteExpired(utcMinute(facts.at));
    case 'counts_stale':
      return alertTexts.countsStale(utcMinute(facts.at));
    case 'member_drop':
      return alertTexts.memberDrop(...change(facts));
    case 'member_spike':
      return alertTexts.memberSpike(...change(facts));
    case 'online_falling':
      return alertTexts.onlineFalling(percent(facts.now, 1), percent(facts.before, 1));
    case 'rating_falling':
      return alertTexts.ratingFalling(decimal(facts.now), decimal(facts.before));
  }
}

function change({ percent: by, hours, before, after }: Extract<AlertFacts, { percent: number }>) {
  return [percent(by, 1), hours, whole(before), whole(after)] as const;
}
