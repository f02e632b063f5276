// The state of the form: the typed text, its preview, the chosen categories and the submission.
import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { type RefObject, type SubmitEvent, useEffect, useRef, useState } from 'react';
import { useQueryClient } from '@tanstack/react-query';
import { isResponseLost } from '#contract/client.ts';
import { INVITE_KEY } from '#web/session/draft-keys.ts';
import { dismissCurrentToast, showToast } from '#web/kit/toast-store.ts';
import { useAction } from '#web/kit/use-action.ts';
import { withStorage } from '#web/kit/with-storage.ts';
import { invalidate, INVITES_KEY, PROFILE_KEY, SERVERS_KEY } from '#web/directory/list-queries.ts';
import { announceUnlocked } from '#web/session/announce-unlocked.ts';
import type { SubmitServerBody, SubmittedServer } from '#features/submissions/contract.ts';
import { useApi } from '#web/kit/use-api.ts';
import { inOneLine, inviteInText } from './invite-text.ts';
import { type InviteState, useInvitePreview } from './use-invite-preview.ts';
import { announceResult, isInviteRefused, submitErrorText } from './submission-texts.ts';

const INVITE_REQUIRED = { title: msg`Invite URL Required`, text: msg`Please provide a Discord server invite URL.` };
const AGREEMENT_REQUIRED = { title: msg`Agreement Required`, text: msg`You must agree to the terms and conditions.` };

/** The text below the control of the same name. */
type MissingText = Partial<Record<string, string>>;

export function useSubmitForm() {
  const { i18n, t } = useLingui();
  const [missing, setMissing] = useState<MissingText>({});
  const form = useRef<HTMLFormElement>(null);
  const [text, setText] = useState('');
  const invite = useInvitePreview(text);
  // Screen readers announce it, so only once typing pauses.
  const detected = invite.state === 'none' ? null : inviteInText(text);
  const categories = useCategoryChoice(invite);
  const submission = useSubmitServer(text.trim(), invite.state === 'shown' && invite.server.listedAs !== null);
  useInitialText(form);
  useFocusOnRefusal(form, submission.error);

  const type = (typed: string) => {
    setText(typed);
    storeInvite(typed);
  };
  const onDone = async ({ result, inviteUrl: sent }: Submitted) => {
    // The next one, typed meanwhile, remains.
    if (storedInvite()?.trim() === sent) storeInvite('');
    // Another page can have the form by now.
    const input = document.querySelector<HTMLInputElement>('input[name=inviteUrl]');
    if (input?.value.trim() === sent) {
      input.form?.reset();
      input.dispatchEvent(new Event('input', { bubbles: true }));
    }
    const modal = await import('./success-modal.tsx').catch(() => null);
    if (!modal) announceResult(result, i18n);
    else if (form.current) submission.show({ result, inviteUrl: sent });
    // The page was left meanwhile.
    else modal.announce(result, i18n);
  };
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    // Being submitted, or already cleared: do not report the empty fields as missing.
    if (submission.isPending || submission.submitted) return;
    const first = [...event.currentTarget.querySelectorAll('input')].find(
      ({ name, validity }) => validity.valueMissing || (name === 'categories' && categories.chosen?.length === 0),
    );
    if (first) {
      first.focus();
      // An empty category choice has no toast: the picker itself shows an error.
      if (!first.required) return;
      const { title, text: reason } = first.type === 'url' ? INVITE_REQUIRED : AGREEMENT_REQUIRED;
      showToast({ title: t(title), text: t(reason), tone: 'error' });
      setMissing({ [first.name]: t(reason) });
      return;
    }
    void submission.run({ inviteUrl: text.trim(), categories: categories.chosen }, onDone);
  };
  return { form, invite, detected, categories, missing, setMissing, submission, type, submit };
}

/** A refused invite has its error at the field. Without kit/failures/field-errors, whose words the home page does not need. */
function useFocusOnRefusal(form: RefObject<HTMLFormElement | null>, error: unknown): void {
  useEffect(() => {
    if (!isInviteRefused(error)) return;
    const input = form.current?.querySelector('input');
    input?.focus({ preventScroll: true });
    // On a phone the toast about it covers the top of the window.
    input?.scrollIntoView({ block: 'center' });
  }, [form, error]);
}

/** In place of session/use-draft, which the home page does not need. */
function storeInvite(text: string): void {
  withStorage(
    () => (text ? sessionStorage.setItem(INVITE_KEY, text) : sessionStorage.removeItem(INVITE_KEY)),
    undefined,
  );
}

const storedInvite = () => withStorage(() => sessionStorage.getItem(INVITE_KEY), null);

/** Applies text that was typed before hydration, given in the URL or typed earlier in this tab. */
function useInitialText(form: RefObject<HTMLFormElement | null>): void {
  useEffect(() => {
    const input = form.current?.querySelector('input');
    if (!input) return;
    input.value ||= inOneLine(new URLSearchParams(location.search).get('inviteUrl') ?? '');
    input.value ||= storedInvite() ?? '';
    if (input.value) input.dispatchEvent(new Event('input', { bubbles: true }));
  }, [form]);
}

/** The proposed categories until the user changes them; undefined unless a new server is previewed. */
function useCategoryChoice(invite: InviteState) {
  const [choice, setChoice] = useState<{ code: string; names: string[] } | null>(null);
  const isOpen = invite.state === 'shown' && invite.server.listedAs === null;
  const proposed = isOpen ? invite.server.categories : undefined;
  const chosen = isOpen && choice?.code === invite.code ? choice.names : proposed;
  const choose = (names: string[]) => isOpen && setChoice({ code: invite.code, names });
  return { chosen, choose };
}

interface Submitted {
  result: SubmittedServer;
  /** As typed. */
  inviteUrl: string;
}

interface Failed {
  error: unknown;
  inviteUrl: string;
  /** The server can be listed because of this attempt, or of an earlier one with this invite: a response was lost. */
  isUnclear: boolean;
}

/**
 * Submits an invite. A failure shows a toast, which the next attempt closes; success invalidates the lists.
 * @param isListed the server was listed before it was submitted here, as far as its preview says
 */
function useSubmitServer(typed: string, isListed: boolean) {
  const api = useApi();
  const queries = useQueryClient();
  const { i18n } = useLingui();
  const [submitted, setSubmitted] = useState<Submitted | null>(null);
  const [failed, setFailed] = useState<Failed | null>(null);
  const { isPending, run } = useAction(
    async (body: SubmitServerBody, onDone: (submitted: Submitted) => Promise<void>) => {
      const { inviteUrl } = body;
      const isRepeated = failed?.inviteUrl === inviteUrl && failed.isUnclear;
      dismissCurrentToast();
      setFailed(null);
      try {
        const answer = await api('POST /api/v1/servers', { body });
        const result = { ...answer, isExisting: answer.isExisting && !isRepeated };
        await onDone({ result, inviteUrl });
        announceUnlocked(answer.unlocked);
        void invalidate(queries, [SERVERS_KEY], [INVITES_KEY], [PROFILE_KEY]);
      } catch (caught) {
        setFailed({ error: caught, inviteUrl, isUnclear: isRepeated || (!isListed && isResponseLost(caught)) });
        showToast({ ...submitErrorText(caught, i18n), tone: 'error' });
      }
    },
  );
  // The answer can be about an invite that has been replaced since.
  const error = failed?.inviteUrl === typed ? failed.error : null;
  return { submitted, error, isPending, run, show: setSubmitted, close: () => setSubmitted(null) };
}
