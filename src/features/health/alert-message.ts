import { utcMinute } from '#contract/short-forms.ts';
import type { AlertFacts } from './contract.ts';

/** The alert's message in the API's English; pages build localized text from its facts. */
export function alertMessage(facts: AlertFacts): string {
  switch (facts.kind) {
    case 'invite_failing':
      return 'The invite stopped working. We’ll check again before removing it from lists.';
    case 'invite_gone':
      return 'The invite is gone, so the server is no longer listed.';
    case 'invite_moved':
      return 'The invite now leads to another server, so this one is no longer listed.';
    case 'invite_expires':
      return `The invite expires at ${utcMinute(facts.at)}.`;
    case 'invite_expired':
      return `The invite expired at ${utcMinute(facts.at)}.`;
    case 'counts_stale':
      return `Discord has sent no counts since ${utcMinute(facts.at)}.`;
    case 'member_drop':
      return `Members fell by ${changeOf(facts)}`;
    case 'member_spike':
      return `Members rose by ${changeOf(facts)}`;
    case 'online_falling':
      return `${facts.now.toFixed(1)}% of the members are online, down from ${facts.before.toFixed(1)}% the week before.`;
    case 'rating_falling':
      return `Reviews of the last 30 days average ${facts.now.toFixed(1)} stars, earlier ones ${facts.before.toFixed(1)}.`;
  }
}

function changeOf({ percent, hours, before, after }: Extract<AlertFacts, { percent: number }>): string {
  return `${percent.toFixed(1)}% in ${hours} hours (${whole(before)} to ${whole(after)}).`;
}

function whole(count: number): string {
  return count.toLocaleString('en');
}
