// HTML against the standard, by html-validate.
import { HtmlValidate, StaticConfigLoader } from 'html-validate';

const validator = new HtmlValidate(
  new StaticConfigLoader({
    root: true,
    extends: ['html-validate:standard', 'html-validate:document'],
    rules: {
      // Files of this site come from this site.
      'require-sri': ['error', { target: 'crossorigin' }],
      // The navigation has a dialog whose heading stands before the page's own. That there is one h1 the browser tests hold.
      'heading-level': ['error', { minInitialRank: 'h2', sectioningRoots: [] }],
      'input-attributes': 'error',
      'unique-landmark': 'error',
    },
  }),
);

/** What is wrong with a document, one line each. */
export async function htmlMistakes(html: string): Promise<string[]> {
  const { results } = await validator.validateString(html);
  return results.flatMap(({ messages }) =>
    messages.map(({ ruleId, message, selector }) => `${ruleId}: ${message} (${selector ?? ''})`),
  );
}
