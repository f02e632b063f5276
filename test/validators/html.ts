// Validates HTML with html-validate.
import { HtmlValidate, StaticConfigLoader } from 'html-validate';

const validator = new HtmlValidate(
  new StaticConfigLoader({
    root: true,
    extends: ['html-validate:standard', 'html-validate:document'],
    rules: {
      // Files are served from the same origin, so they need no integrity check.
      'require-sri': ['error', { target: 'crossorigin' }],
      // The navigation has a dialog with a heading before the page's own. Browser tests check that there is one h1.
      'heading-level': ['error', { minInitialRank: 'h2', sectioningRoots: [] }],
      'input-attributes': 'error',
      'unique-landmark': 'error',
    },
  }),
);

/** Errors of a document, one line each. */
export async function htmlMistakes(html: string): Promise<string[]> {
  const { results } = await validator.validateString(html);
  return results.flatMap(({ messages }) =>
    messages.map(({ ruleId, message, selector }) => `${ruleId}: ${message} (${selector ?? ''})`),
  );
}
