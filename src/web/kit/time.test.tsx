// Times in the HTML from the server, and how long that HTML is valid.
import { I18nProvider } from '@lingui/react';
import type { ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import { expect, it } from 'vitest';
import { createI18n } from '../i18n.ts';
import { renderAt, renderedUntil } from './clock.ts';
import { Age } from './time.tsx';

const i18n = createI18n('en');
const render = (shown: ReactNode) => renderToString(<I18nProvider i18n={i18n}>{shown}</I18nProvider>);

const at = '2026-11-20T10:03:20.000Z';
const minute = (time: string) => Date.parse(`2026-11-20T${time}:00.000Z`);

it('renders an age in words, with the exact time as its title', () => {
  renderAt(minute('10:31'));
  const html = render(<Age at={at} />);
  expect(html).toContain('>27 min ago<');
  expect(html).toContain(`dateTime="${at}"`);
  expect(html).toContain('title="2026-11-20 10:03 UTC"');
});

it('a page without times is valid forever', () => {
  renderAt(minute('10:31'));
  render(<p>Nothing</p>);
  expect(renderedUntil()).toBe(Infinity);
});

it.each([
  ['minutes', ['10:31'], minute('10:32')],
  ['hours', ['13:10'], minute('14:04')],
])('a page that shows %s is valid until a full minute', (_, [shownAt], until) => {
  renderAt(minute(shownAt!));
  render(<Age at={at} />);
  expect(renderedUntil()).toBe(until);
});

it('a page is valid until the first of its ages changes', () => {
  renderAt(minute('13:10'));
  render(
    <p>
      <Age at={at} />
      <Age at="2026-11-20T12:20:30.000Z" />
    </p>,
  );
  expect(renderedUntil()).toBe(minute('13:11'));
});

it('all ages of a page change at full minutes, not at separate times', () => {
  expect(renderAt(minute('10:31') + 41_000)).toBe(minute('10:31'));
  expect(render(<Age at="2026-11-20T10:30:50.000Z" />)).toContain('>just now<');
  expect(renderedUntil()).toBe(minute('10:32'));
});
