// The share picture as a tree of boxes, 1200 x 630: always at dusk, whatever the theme. The meter of members online is
// ten windows across the front of a house.
import { createElement, type CSSProperties, type ReactElement, type ReactNode } from 'react';
import { PICTURE_SIZE } from '#contract/share-urls.ts';
import { WINDOWS } from '#web/directory/online-share.ts';
import type { PictureInput } from './picture-input.ts';
import { DISPLAY, TEXT } from './picture-fonts.ts';

/** The drawn content; its name has only characters that the fonts have. */
interface Drawing extends PictureInput {
  isRightToLeft: boolean;
  /** Data URI. */
  icon?: string;
}

const INK = '#f3f0e9';
const INK_2 = '#c3d1d5';
const LAMP = '#fdbe5c';
const WALL = '#0c212b';
const STREET = '#06141b';
const PANE_OFF = '#264453';
const ICON_GROUND = '#122d37';
const ARCH = '50% 50% 22% 22%';

function box(style: CSSProperties, ...children: ReactNode[]): ReactElement {
  return createElement('div', { style: { display: 'flex', ...style } }, ...children);
}

export function pictureTree(drawing: Drawing): ReactElement {
  const sky = 'linear-gradient(180deg, #0f2b36 0%, #1d5065 78%)';
  return box(
    { ...PICTURE_SIZE, flexDirection: 'column', backgroundImage: sky, color: INK, fontFamily: TEXT },
    box(
      { flexGrow: 1, flexDirection: 'column', justifyContent: 'center', padding: '0 64px' },
      head(drawing),
      stats(drawing),
    ),
    drawing.meter && facade(drawing.meter),
    street(drawing),
  );
}

function head(drawing: Drawing): ReactElement {
  return box(
    { alignItems: 'center' },
    icon(drawing),
    box(
      { flexDirection: 'column', flexGrow: 1, flexShrink: 1, width: 0, paddingLeft: 40 },
      name(drawing),
      categories(drawing),
    ),
  );
}

function icon({ icon: source, initials, hue }: Drawing): ReactElement {
  const frame = { width: 176, height: 176, borderRadius: ARCH, overflow: 'hidden', flexShrink: 0 } as const;
  // Icons can be transparent.
  if (source)
    return createElement('img', { src: source, width: 176, height: 176, style: { ...frame, background: ICON_GROUND } });
  const letters = { fontFamily: DISPLAY, fontSize: 66, paddingTop: 10 };
  return box(
    { ...frame, background: `hsl(${hue}, 42%, 32%)`, color: '#fff', alignItems: 'center', justifyContent: 'center' },
    box(letters, initials),
  );
}

/** Font size and maximum number of lines, by the least number of letters. */
const NAME_SIZES = [
  { from: 0, fontSize: 72, lines: 2 },
  { from: 26, fontSize: 58, lines: 2 },
  { from: 44, fontSize: 46, lines: 3 },
] as const;

function name({ name: text, isRightToLeft }: Drawing): ReactElement {
  const { fontSize, lines } = NAME_SIZES.findLast(({ from }) => [...text].length >= from)!;
  return box(
    {
      display: 'block',
      fontFamily: DISPLAY,
      fontSize,
      lineHeight: 1.1,
      letterSpacing: '-0.01em',
      lineClamp: lines,
      wordBreak: 'break-word',
      direction: isRightToLeft ? 'rtl' : 'ltr',
      textAlign: 'left',
    },
    text,
  );
}

function categories({ categories: shown }: Drawing): ReactElement | false {
  if (shown.length === 0) return false;
  const dot = (color: string) => box({ width: 18, height: 18, borderRadius: 5, background: color, marginRight: 10 });
  return box(
    { marginTop: 16, fontSize: 28, color: INK_2 },
    ...shown.map((category) => box({ alignItems: 'center', marginRight: 28 }, dot(category.color), category.name)),
  );
}

function stats({ members, online, rating, reviews }: Drawing): ReactElement {
  const star = createElement(
    'svg',
    { width: 44, height: 44, viewBox: '0 0 24 24', style: { marginRight: 10 } },
    createElement('path', { fill: LAMP, d: 'm12 2 3.1 6.3 6.9 1-5 4.9 1.2 6.8-6.2-3.2L5.8 21 7 14.2l-5-4.9 6.9-1z' }),
  );
  return box(
    { marginTop: 34 },
    stat('members', members),
    stat('online', online),
    rating === null ? stat(reviews, '–') : stat(reviews, rating, star),
  );
}

function stat(label: string, value: string, sign?: ReactElement): ReactElement {
  return box(
    { flexDirection: 'column', marginRight: 72 },
    box({ alignItems: 'center', fontFamily: DISPLAY, fontSize: 60, lineHeight: 1.1 }, sign, value),
    box({ fontSize: 28, color: INK_2 }, label),
  );
}

function facade({ percent, lit }: NonNullable<Drawing['meter']>): ReactElement {
  return box(
    { height: 138, flexShrink: 0, background: WALL, alignItems: 'flex-end', padding: '0 64px 20px' },
    ...Array.from({ length: WINDOWS }, (_, index) => pane(index < lit)),
    box({ flexGrow: 1 }),
    box(
      { flexDirection: 'column', alignItems: 'flex-end' },
      box({ fontFamily: DISPLAY, fontSize: 50, lineHeight: 1.1, color: LAMP }, percent),
      box({ fontSize: 26, color: INK_2 }, 'of members online'),
    ),
  );
}

function pane(isLit: boolean): ReactElement {
  const bar = { position: 'absolute', background: WALL } as const;
  return box(
    {
      position: 'relative',
      width: 62,
      height: 98,
      marginRight: 16,
      borderRadius: '31px 31px 0 0',
      overflow: 'hidden',
      background: isLit ? LAMP : PANE_OFF,
    },
    box({ ...bar, left: 28, top: 0, width: 6, height: 98 }),
    box({ ...bar, left: 0, top: 48, width: 62, height: 6 }),
  );
}

function street({ countedOn, host }: Drawing): ReactElement {
  const source = countedOn === null ? host : `${host} · counts of ${countedOn}`;
  return box(
    { height: 80, flexShrink: 0, background: STREET, alignItems: 'center', padding: '0 64px' },
    mark(),
    box({ fontFamily: DISPLAY, fontSize: 34, marginLeft: 16, letterSpacing: '-0.025em' }, 'duskrow'),
    box({ flexGrow: 1 }),
    box({ fontSize: 24, color: INK_2 }, source),
  );
}

function mark(): ReactElement {
  const path = (fill: string, d: string) => createElement('path', { fill, d });
  return createElement(
    'svg',
    { width: 48, height: 48, viewBox: '0 0 32 32' },
    createElement('rect', { width: 32, height: 32, rx: 9, fill: '#0E303D' }),
    path('#4E93A8', 'M5.5 25v-7.5a3 3 0 0 1 6 0V25zM21 25V14.5a3 3 0 0 1 6 0V25z'),
    path('#FFC25F', 'M13 25V10.5a3.5 3.5 0 0 1 7 0V25z'),
  );
}
