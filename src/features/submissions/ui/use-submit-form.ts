// The state behind the form: what was typed, what it leads to, the chosen categories, and the submission.
import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { type RefObject, type SubmitEvent, useEffect, useRef, useState } from 'react';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useToast } from '#web/kit/toast.tsx';
import { useAction } from '#web/kit/use-action.ts';
import { SERVERS_KEY } from '#web/directory/list-queries.ts';
import { announceUnlocked } from '#web/session/announce-unlocked.ts';
import type { SubmitServerBody } from '#features/submissions/contract.ts';
import { useApi } from '#web/kit/use-api.ts';
import { inOneLine, inviteInText } from './invite-text.ts';
import { type InviteState, useInvitePreview } from './use-invite-preview.ts';
import { submitErrorText } from './submit-errors.ts';

const INVITE_REQUIRED = { title: msg`Invite URL Required`, text: msg`Please provide a Discord server invite URL.` };
const AGREEMENT_REQUIRED = { title: msg`Agreement Required`, text: msg`You must agree to the terms and conditions.` };

export function useSubmitForm() {
  const { t } = useLingui();
  const form = useRef<HTMLFormElement>(null);
  const [text, setText] = useState('');
  const invite = useInvitePreview(text);
  const found = inviteInText(text);
  const meant = found?.isLink || invite.state !== 'none' ? found : null;
  const categories = useCategoryChoice(invite);
  const submission = useSubmitServer();
  const toast = useToast();
  useEarlyText(form);

  const type = (typed: string) => {
    setText(typed);
    if (submission.isError) submission.reset();
  };
  const clear = () => {
    form.current?.reset();
    setText('');
  };
  const sending = useAction(async () => {
    await submission.mutateAsync({ inviteUrl: text.trim(), categories: categories.chosen }).then(clear, ignore);
  });
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    // Submitted a moment ago: what the form holds no more is not missing.
    if (submission.data) return;
    const missing = firstMissing(event.currentTarget, categories.chosen);
    if (missing) {
      if (missing.toast) toast({ title: t(missing.toast.title), text: t(missing.toast.text), tone: 'error' });
      missing.control?.focus();
      return;
    }
    void sending.run();
  };
  return { form, invite, meant, categories, submission, isPending: sending.isPending, type, submit };
}

/** A toast says what went wrong. */
function ignore(): void {}

/** The first thing that keeps the form from being sent. An empty choice of categories says so in its place. */
function firstMissing(form: HTMLFormElement, categories: readonly string[] | undefined) {
  const control = (name: string) => form.querySelector<HTMLInputElement>(`input[name="${name}"]`);
  const [inviteUrl, terms] = [control('inviteUrl'), control('terms')];
  if (!inviteUrl?.value.trim()) return { control: inviteUrl, toast: INVITE_REQUIRED };
  if (categories?.length === 0) return { control: control('categories') };
  if (!terms?.checked) return { control: terms, toast: AGREEMENT_REQUIRED };
  return null;
}

/** What was typed before the scripts ran, or came with the address, counts as typed. */
function useEarlyText(form: RefObject<HTMLFormElement | null>): void {
  useEffect(() => {
    const input = form.current?.querySelector<HTMLInputElement>('input[name="inviteUrl"]');
    if (!input) return;
    input.value ||= inOneLine(new URLSearchParams(location.search).get('inviteUrl') ?? '');
    if (input.value) input.dispatchEvent(new Event('input', { bubbles: true }));
  }, [form]);
}

/** The proposed categories until the submitter changes them; undefined while there is nothing to choose for. */
function useCategoryChoice(invite: InviteState) {
  const [choice, setChoice] = useState<{ code: string; names: string[] } | null>(null);
  const isOpen = invite.state === 'shown' && invite.server.listedAs === null;
  const proposed = isOpen ? invite.server.categories : undefined;
  const chosen = isOpen && choice?.code === invite.code ? choice.names : proposed;
  const choose = (names: string[]) => isOpen && setChoice({ code: invite.code, names });
  return { chosen, choose };
}

/** Submits an invite. A toast shows failures; lists are fetched again after a success. */
function useSubmitServer() {
  const api = useApi();
  const client = useQueryClient();
  const toast = useToast();
  const { i18n } = useLingui();
  return useMutation({
    mutationFn: (body: SubmitServerBody) => api('POST /api/v1/servers', { body }),
    onSuccess: ({ unlocked }) => {
      announceUnlocked(unlocked);
      void client.invalidateQueries({ queryKey: [SERVERS_KEY] });
      void client.invalidateQueries({ queryKey: ['profile'] });
    },
    onError: (error) => toast({ ...submitErrorText(error, i18n), tone: 'error' }),
  });
}
