// The form that submits a server by its invite: on /submit and on the home page.
import { LoaderCircle } from 'lucide-react';
import { Suspense } from 'react';
import { Button } from '#web/kit/button.tsx';
import { classNames } from '#web/kit/class-names.ts';
import { Checkbox } from '#web/kit/checkbox.tsx';
import { Field } from '#web/kit/field.tsx';
import { late } from '#web/kit/late.tsx';
import { CategoryPicker } from './category-picker.tsx';
import { InvitePreview } from './invite-preview.tsx';
import { pasteInOneLine, type InviteInText } from './invite-text.ts';
import { isInviteRefused, submitErrorText, useSubmitForm } from './use-submit-form.ts';
import { texts } from './texts.ts';
import type { InviteState } from './use-invite-preview.ts';

const SuccessModal = late(() => import('./success-modal.tsx'));

interface SubmitFormProps {
  /** `compact` has the button beside the field where there is room. */
  variant?: 'full' | 'compact';
}

export function SubmitForm({ variant = 'full' }: SubmitFormProps) {
  const { form, invite, meant, categories, submission, isPending, type, submit } = useSubmitForm();
  const isCompact = variant === 'compact';
  const wide = isCompact ? 'sm:col-span-2' : undefined;
  return (
    <>
      {/* Before the scripts run the form leads to /submit, with what was typed in the address. */}
      <form
        ref={form}
        action="/submit"
        noValidate
        onSubmit={submit}
        className={classNames('grid min-w-0 gap-4', isCompact && 'sm:grid-cols-[minmax(0,1fr)_auto] sm:gap-x-2')}
      >
        <div className="min-w-0">
          <InviteField isLarge={!isCompact} error={inviteError(invite, submission.error)} onType={type} />
          <MeantInvite invite={meant} />
          <InvitePreview invite={invite} />
        </div>
        {categories.chosen && (
          <CategoryPicker chosen={categories.chosen} onChange={categories.choose} className={wide} />
        )}
        <Checkbox name="terms" required className={classNames('items-start py-1.5', wide)}>
          {texts.agree}
        </Checkbox>
        <div className={isCompact ? 'sm:col-start-2 sm:row-start-1 sm:pt-[25px]' : undefined}>
          <SubmitButton isPending={isPending} isLarge={!isCompact} />
        </div>
        <noscript>
          <p className="text-ink-2">{texts.noScript}</p>
        </noscript>
      </form>
      {submission.data && (
        <Suspense fallback={null}>
          <SuccessModal
            result={submission.data}
            inviteUrl={submission.variables.inviteUrl}
            onClose={submission.reset}
          />
        </Suspense>
      )}
    </>
  );
}

interface InviteFieldProps {
  isLarge: boolean;
  error?: string;
  onType: (text: string) => void;
}

function InviteField({ isLarge, error, onType }: InviteFieldProps) {
  return (
    <Field
      label={texts.inviteLink}
      name="inviteUrl"
      dir="ltr"
      type="url"
      required
      maxLength={4000}
      placeholder="https://discord.gg/your-invite"
      autoComplete="off"
      spellCheck={false}
      error={error}
      onInput={(event) => onType(event.currentTarget.value)}
      onPaste={pasteInOneLine}
      inputClassName={classNames('rtl:text-right', isLarge && 'min-h-[52px] text-md')}
    />
  );
}

function SubmitButton({ isPending, isLarge }: { isPending: boolean; isLarge: boolean }) {
  return (
    <div className="flex flex-wrap items-center gap-3">
      {/* Not `disabled`: the button keeps the focus while the answer is on its way. */}
      <Button
        type="submit"
        variant="lamp"
        size={isLarge ? 'lg' : 'md'}
        aria-disabled={isPending}
        className="max-sm:w-full"
      >
        {isPending && <LoaderCircle aria-hidden="true" size={16} className="spin" />}
        {isPending ? texts.submitting : texts.submitServer}
      </Button>
      <output className="text-xs text-ink-2 empty:hidden">{isPending && texts.retrieving}</output>
    </div>
  );
}

function inviteError(invite: InviteState, failure: Error | null): string | undefined {
  if (failure && isInviteRefused(failure)) return submitErrorText(failure).text;
  return invite.state === 'refused' ? texts.refused.unknown_invite.text : undefined;
}

/** Which invite the form sends, of all that was pasted. Announced to readers when it changes; takes no room while there is none. */
function MeantInvite({ invite }: { invite: InviteInText | null }) {
  const [before, after] = texts.submittingInvite;
  return (
    <output className="grid gap-0.5 text-xs text-ink-2 *:first:mt-1.5">
      {invite && (
        <span>
          {before}
          <bdi className="font-semibold break-all">discord.gg/{invite.code}</bdi>
          {after}
        </span>
      )}
      {invite?.isFirstOfSeveral && <span>{texts.firstOfSeveral}</span>}
    </output>
  );
}
