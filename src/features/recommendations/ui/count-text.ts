import type { I18n } from '@lingui/core';
import { msg, plural } from '@lingui/core/macro';
import { formatOf } from '#web/kit/format.ts';

/** How many there are. The page shows the best of them, and of these not what the person hides. */
export function countText(shown: number, total: number, i18n: I18n): string {
  if (shown === total)
    return i18n.t(msg`${plural({ count: total }, { one: '# recommendation', other: '# recommendations' })}`);
  const some = formatOf(i18n).whole(shown);
  return i18n.t(
    msg`${plural({ count: total }, { one: `${some} of # recommendation`, other: `${some} of # recommendations` })}`,
  );
}
