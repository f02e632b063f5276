// What an alert says, in the language of the interface. The API says it in an English sentence, which alone holds the
// figures: they are read from it. A sentence that is not known here is shown as it is.
import { percent, whole } from '#web/kit/number.ts';
import { decimal } from './decimal.ts';
import { texts } from './texts.ts';

type Reading = readonly [sentence: RegExp, say: (...figures: string[]) => string];

const share = (figure = ''): string => percent(Number(figure), 1);
const count = (figure = ''): string => whole(Number(figure.replaceAll(',', '')));
const stars = (figure = ''): string => decimal(Number(figure));

const READINGS: readonly Reading[] = [
  [/^The invite answers no more\. A second check decides\.$/, () => texts.alertTexts.inviteFailing],
  [/^The invite is gone\. The server left the lists\.$/, () => texts.alertTexts.inviteGone],
  [/^The invite leads to another server now\. The server left the lists\.$/, () => texts.alertTexts.inviteMoved],
  [/^The invite expires at (.+ UTC)\.$/, (at = '') => texts.alertTexts.inviteExpires(at)],
  [/^The invite expired at (.+ UTC)\.$/, (at = '') => texts.alertTexts.inviteExpired(at)],
  [/^The platform has answered no counts since (.+ UTC)\.$/, (since = '') => texts.alertTexts.countsStale(since)],
  [
    /^Members fell by ([\d.]+)% in (\d+) hours \(([\d,]+) to ([\d,]+)\)\.$/,
    (by, hours, before, after) => texts.alertTexts.memberDrop(share(by), Number(hours), count(before), count(after)),
  ],
  [
    /^Members rose by ([\d.]+)% in (\d+) hours \(([\d,]+) to ([\d,]+)\)\.$/,
    (by, hours, before, after) => texts.alertTexts.memberSpike(share(by), Number(hours), count(before), count(after)),
  ],
  [
    /^([\d.]+)% of the members are online, after ([\d.]+)% in the week before\.$/,
    (now, before) => texts.alertTexts.onlineFalling(share(now), share(before)),
  ],
  [
    /^Reviews of the last 30 days give ([\d.]+) stars, those before ([\d.]+)\.$/,
    (now, before) => texts.alertTexts.ratingFalling(stars(now), stars(before)),
  ],
];

/** @param message of the answer */
export function alertText(message: string): string {
  for (const [sentence, say] of READINGS) {
    const found = sentence.exec(message);
    if (found) return say(...found.slice(1));
  }
  return message;
}
