import type { ReactNode } from 'react';
import { language } from '#web/kit/language.ts';

/** What the contracts say of calls and fields: English on every page, and marked as such where another is spoken. */
export function InEnglish({ children }: { children: ReactNode }) {
  if (language() === 'en') return children;
  return (
    <bdi lang="en" dir="ltr">
      {children}
    </bdi>
  );
}
