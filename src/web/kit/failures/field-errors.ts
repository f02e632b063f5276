// Shows a failed call at the fields of its form.
import { type RefObject, useEffect, useRef } from 'react';
import type { I18n, MessageDescriptor } from '@lingui/core';
import { ApiFailure } from '#contract/client.ts';
import { ownValue } from '#contract/vocabulary.ts';
import { failureText } from './failure-text.ts';
import { BY_CODE, BY_ISSUE } from './failure-words.ts';

export interface FormFields<Field extends string> {
  /** Field names as sent to the API. */
  fields: readonly Field[];
  /** Texts of this form by field and issue, more specific than the general ones. */
  words?: Partial<Record<Field, Readonly<Record<string, MessageDescriptor>>>>;
  /** The fields of failures that name none, by error code. */
  codes?: Readonly<Record<string, Field>>;
}

export type FieldErrors<Field extends string> = Partial<Record<Field, string>>;

/** One message per field, in the interface language. Empty if the call failed for any other reason. */
export function fieldErrors<Field extends string>(
  error: unknown,
  { fields, words = {}, codes = {} }: FormFields<Field>,
  i18n: I18n,
): FieldErrors<Field> {
  const errors: FieldErrors<Field> = {};
  if (!(error instanceof ApiFailure)) return errors;
  const about = ownValue(codes, error.code);
  if (about) errors[about] = failureText(error, i18n, error.message);
  for (const { path, code } of error.issues) {
    const field = fields.find((name) => name === path.split('.')[0]);
    if (!field || errors[field]) continue;
    const message = ownValue(words[field] ?? {}, code) ?? ownValue(BY_ISSUE, code) ?? BY_CODE['validation'];
    if (message) errors[field] = i18n.t(message);
  }
  return errors;
}

/** A group of radio buttons is invalid as a whole; only its buttons can be focused. */
const INVALID = '[aria-invalid="true"]:not(fieldset), fieldset[aria-invalid="true"] input';

/** Focuses the first invalid field each time `failure` changes. */
export function useInvalidFieldFocus(failure: unknown): RefObject<HTMLFormElement | null> {
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    const field = failure ? form.current?.querySelector<HTMLElement>(INVALID) : null;
    field?.focus({ preventScroll: true });
    // On a phone the toast about it covers the top of the window.
    field?.scrollIntoView({ block: 'center' });
  }, [failure]);
  return form;
}
