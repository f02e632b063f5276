import { language } from '#web/kit/language.ts';

/**
 * What the contracts say of calls and fields: English on every page, and marked as such where another is spoken. Words
 * between backticks are code.
 */
export function InEnglish({ children }: { children: string }) {
  const parts = children.split('`').map((part, index) => (index % 2 === 0 ? part : <code key={index}>{part}</code>));
  if (language() === 'en') return parts;
  return (
    <bdi lang="en" dir="ltr">
      {parts}
    </bdi>
  );
}
