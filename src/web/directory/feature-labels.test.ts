import { describe, expect, it } from 'vitest';
import { createI18n, loadedI18n } from '#web/i18n.ts';
import { featureLabel, featureName, featureNames } from './feature-labels.ts';
import { featureText } from './list-filters.ts';
import { shownFeatures } from './shown-features.ts';

const i18n = createI18n('en');

describe('featureLabel', () => {
  it('knows the platform’s names and title-cases the rest', () => {
    expect(featureLabel('welcome_screen_enabled', i18n)).toBe('Welcome screen');
    expect(featureLabel('some_new_thing', i18n)).toBe('Some new thing');
  });

  it('ignores inherited object properties', () => {
    expect(featureLabel('constructor', i18n)).toBe('Constructor');
  });
});

describe('shownFeatures', () => {
  it('hides internal flags and prefixes and keeps the order of the rest', () => {
    const features = [
      'news',
      'bfg',
      'staff_level_collaborator_required',
      'exposed_to_x',
      'brand_new',
      'clan',
      'banner',
    ];
    expect(shownFeatures(features, i18n)).toEqual(['news', 'brand_new', 'banner']);
  });

  it('shows only the first of several features with the same label', () => {
    expect(shownFeatures(['vip_regions', 'audio_bitrate_384_kbps'], i18n)).toEqual(['vip_regions']);
  });

  it('does not match a prefix within a longer word', () => {
    expect(shownFeatures(['clansmen_hall'], i18n)).toEqual(['clansmen_hall']);
  });
});

it('names a feature within a sentence, in English as users type it', async () => {
  const german = await loadedI18n('de');
  expect(featureName('welcome_screen_enabled', i18n)).toBe('welcome screen enabled');
  expect(featureName('welcome_screen_enabled', german)).toBe('Willkommensseite');
  expect(featureNames(['community', 'banner'], i18n)).toBe('community or banner');
  expect(featureNames(['community'], i18n)).toBe('community');
  expect(featureLabel('brand_new', german)).toBe('Brand new');
});

it('featureText replaces underscores with spaces', () => {
  expect(featureText('welcome_screen_enabled')).toBe('welcome screen enabled');
});
