import { expect, it } from 'vitest';
import { renderMarkup } from '#test/markup.tsx';
import { createI18n, loadedI18n } from '#web/i18n.ts';
import { PARTS, type RecommendationReason, type Recommendation } from '../contract.ts';
import { reasonText } from '../score.ts';
import { countText, reasonTexts, RecommendationRow } from './recommendation-row.tsx';

const REASONS = PARTS.map((part): RecommendationReason => ({
  part,
  category: part === 'categories' ? 'Music' : null,
  features: part === 'features' ? ['welcome_screen_enabled', 'news'] : [],
  favorite: part === 'coFavorites' ? { name: 'Tea', people: 3 } : null,
}));

it('uses the same English reasons as the API', () => {
  expect(reasonTexts({ reasons: [], because: REASONS }, createI18n('en'))).toEqual(REASONS.map(reasonText));
});

it('translates reasons by their keys', async () => {
  const i18n = await loadedI18n('de', 'account');
  const reasons = REASONS.map(reasonText);
  const texts = reasonTexts({ reasons, because: REASONS }, i18n);
  expect(texts.filter((text) => reasons.includes(text))).toEqual([]);
  expect(texts.join()).toContain('Mindestens 3 Leute mit Tea');
  expect(texts[1]).toContain('magst: Willkommensseite und');
});

it('shows the API’s own sentence for an unknown reason', () => {
  const added = { part: 'added', category: null, features: [], favorite: null } as unknown as RecommendationReason;
  expect(reasonTexts({ reasons: ['It is new'], because: [added] }, createI18n('en'))).toEqual(['It is new']);
});

it('shows the count, and the total if not all are shown', () => {
  const i18n = createI18n('en');
  expect(countText(1, 1, i18n)).toBe('1 recommendation');
  expect(countText(12, 12, i18n)).toBe('12 recommendations');
  expect(countText(20, 1077, i18n)).toBe('20 of 1,077 recommendations');
  expect(countText(0, 1, i18n)).toBe('0 of 1 recommendation');
});

const server = { id: 's_1', name: 'Tea', iconUrl: null, memberCount: 1, onlineCount: 1, categories: ['Music', 'Art'] };

function rowOf(score: number, i18n = createI18n('en')): string {
  const recommendation = { serverId: 's_1', server, score, reasons: [], because: [] } as unknown as Recommendation;
  return renderMarkup(<RecommendationRow recommendation={recommendation} actions={null} />, { i18n });
}

it('joins the categories as the language does', async () => {
  expect(rowOf(70, await loadedI18n('ja', 'account'))).toContain('音楽、アート');
});

it('never shows a higher score than the one that the filter compares', () => {
  expect(rowOf(69.8)).toContain('69% match');
  expect(rowOf(70)).toContain('70% match');
});
