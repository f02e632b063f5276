import { type RefObject, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useKeptDraft } from '#web/session/use-draft.ts';
import { reviewSubject } from './use-review-writing.ts';

interface ReviewEditing {
  isEditing: boolean;
  /** Opens the form, with the focus at its rating. */
  edit: () => void;
  done: () => void;
  form: RefObject<HTMLFormElement | null>;
}

/** A draft of an earlier visit opens the form. One of a new review is gone before its review comes. */
export function useReviewEditing(serverId: string): ReviewEditing {
  const [isEditing, setEditing] = useState(useKeptDraft(reviewSubject(serverId)).isThere);
  const form = useRef<HTMLFormElement>(null);
  const edit = () => {
    flushSync(() => setEditing(true));
    form.current?.querySelector<HTMLElement>('input:checked, select')?.focus();
  };
  return { isEditing, edit, done: () => setEditing(false), form };
}
