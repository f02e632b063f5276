import { Trans } from '@lingui/react/macro';
import type { ApiField } from '#features/api-docs/contract.ts';
import { useFormat } from '#web/kit/format.ts';

export function FieldList({ title, fields }: { title: string; fields: readonly ApiField[] }) {
  if (fields.length === 0) return null;
  return (
    <div>
      <h4 className="mb-1.5 text-xs font-semibold text-ink-2">{title}</h4>
      <Fields fields={fields} />
    </div>
  );
}

/** Each field with its type and description. */
export function Fields({ fields }: { fields: readonly ApiField[] }) {
  return (
    <dl className="grid divide-y divide-line rounded-md border border-line">
      {fields.map((field) => (
        <div
          key={field.name}
          className="grid grid-cols-1 gap-x-4 gap-y-0.5 px-3 py-2 sm:grid-cols-[minmax(130px,1fr)_2fr]"
        >
          <dt className="font-mono text-xs font-medium break-words">
            <bdi>{field.name}</bdi>{' '}
            {field.isRequired && (
              <span className="ms-1 inline-block font-sans text-2xs text-lamp-ink">
                <Trans comment="Next to a field that must not be missing">required</Trans>
              </span>
            )}
          </dt>
          <dd className="text-xs text-ink-2">
            <InEnglish>{field.type}</InEnglish>
            {field.description && (
              <span className="block text-ink-3">
                <InEnglish>{field.description}</InEnglish>
              </span>
            )}
          </dd>
        </div>
      ))}
    </dl>
  );
}

/**
 * Text of the contracts about calls and fields: English on every page, with `lang="en"` on pages in other languages.
 * Words between backticks are code.
 */
export function InEnglish({ children }: { children: string }) {
  const { language } = useFormat();
  const parts = children.split('`').map((part, index) => (index % 2 === 0 ? part : <code key={index}>{part}</code>));
  if (language === 'en') return parts;
  return (
    <bdi lang="en" dir="ltr">
      {parts}
    </bdi>
  );
}
