import { useState } from 'react';
import type { ApiCall } from '#features/api-docs/contract.ts';
import { CopyButton } from '#web/kit/copying/copy-button.tsx';
import { texts } from './texts.ts';
import { exampleIn, LANGUAGES, type Language, type Sample } from './examples.ts';

/** The call in three languages. Radio buttons and CSS choose one, so that it works without scripts. */
export function CodeExample({ call, sample }: { call: ApiCall; sample: Sample }) {
  const [language, setLanguage] = useState<Language>('JavaScript');
  return (
    <div className="api-code min-w-0 overflow-hidden rounded-lg border border-line bg-sunken">
      <div className="flex flex-wrap items-center gap-1 border-b border-line p-1.5">
        <fieldset className="flex gap-1">
          <legend className="sr-only">{texts.languageOfExample}</legend>
          {LANGUAGES.map((name) => (
            <label key={name} className="api-tab">
              <input
                type="radio"
                className="sr-only"
                name={`language-${call.name}`}
                value={name}
                defaultChecked={name === 'JavaScript'}
                onChange={() => setLanguage(name)}
              />
              {name}
            </label>
          ))}
        </fieldset>
        <span className="ms-auto">
          <CopyButton text={exampleIn(language, call.method, sample)} what={texts.callIn(call.summary, language)} />
        </span>
      </div>
      {LANGUAGES.map((name) => (
        // What scrolls sideways must be reachable by keyboard.
        <section
          key={name}
          data-language={name}
          // It scrolls by itself, so the keyboard must reach it.
          // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
          tabIndex={0}
          aria-label={texts.exampleOf(call.summary, name)}
          dir="ltr"
          className="overflow-x-auto p-4"
        >
          <pre className="m-0 font-mono text-xs leading-[1.65]">
            <code>{exampleIn(name, call.method, sample)}</code>
          </pre>
        </section>
      ))}
    </div>
  );
}
