// Numbers for texts that are not messages yet; what is converted uses kit/format.ts.
import { type Format, formatOf } from './format.ts';
import { language } from './language.ts';

const here = (): Format => formatOf({ locale: language() });

export const compact: Format['compact'] = (value) => here().compact(value);
export const whole: Format['whole'] = (value) => here().whole(value);
export const percent: Format['percent'] = (value, decimals) => here().percent(value, decimals);
export const decimal: Format['decimal'] = (value) => here().decimal(value);
