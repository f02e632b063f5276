// The form that submits a server by its invite: on /submit and on the home page.
import type { I18n } from '@lingui/core';
import { Trans, useLingui } from '@lingui/react/macro';
import { RefreshCw } from 'lucide-react';
import { Button } from '#web/kit/button.tsx';
import { classNames } from '#web/kit/class-names.ts';
import { Checkbox } from '#web/kit/checkbox.tsx';
import { Field, FieldError } from '#web/kit/field.tsx';
import { pasteInOneLine } from './invite-text.ts';
import { isInviteRefused, submitErrorText } from './submission-texts.ts';
import type { InviteState } from './use-invite-preview.ts';
import { useSubmitForm } from './use-submit-form.ts';
import { lazyPart } from '#web/kit/lazy-part.tsx';

const DetectedInvite = lazyPart(() => import('./detected-invite.tsx'), { isQuiet: true });
const InvitePreview = lazyPart(() => import('./invite-preview.tsx'), { isQuiet: true });
/** Needed only once an invite leads to a server. */
const CategoryPicker = lazyPart(() => import('./category-picker.tsx'), { isQuiet: true });
const SuccessModal = lazyPart(() => import('./success-modal.tsx'));

interface SubmitFormProps {
  /** `compact` has the button next to the field where there is room. */
  variant?: 'full' | 'compact';
}

export function SubmitForm({ variant = 'full' }: SubmitFormProps) {
  const { i18n } = useLingui();
  const { form, invite, detected, categories, missing, setMissing, submission, type, submit } = useSubmitForm();
  const { submitted, isPending } = submission;
  const error = missing.inviteUrl ?? inviteError(invite, submission.error, i18n);
  const isCompact = variant === 'compact';
  const wide = isCompact ? 'sm:col-span-2' : undefined;
  return (
    <>
      {/* Before hydration, the form navigates to /submit with the typed text in the URL. */}
      <form
        ref={form}
        action="/submit"
        noValidate
        data-waits
        onSubmit={submit}
        onChange={() => setMissing({})}
        className={classNames(
          'grid min-w-0 grid-cols-1 gap-4',
          isCompact && 'sm:grid-cols-[minmax(0,1fr)_auto] sm:gap-x-2',
        )}
      >
        <div className="min-w-0">
          <InviteField isLarge={!isCompact} error={error} onType={type} />
          {/* Screen readers announce its changes. Takes no space without an invite. */}
          <output className="grid gap-0.5 text-xs text-ink-2 *:first:mt-1.5">
            {detected && error === undefined && <DetectedInvite invite={detected} />}
          </output>
          {/* Screen readers announce its changes. */}
          <div aria-live="polite" className="*:mt-4">
            {invite.state !== 'none' && <InvitePreview invite={invite} />}
          </div>
        </div>
        {categories.chosen && (
          <CategoryPicker chosen={categories.chosen} onChange={categories.choose} className={wide} />
        )}
        <div className={wide}>
          <Checkbox
            name="terms"
            required
            className="items-start py-1.5"
            aria-invalid={!!missing.terms}
            aria-describedby={missing.terms && 'terms-error'}
          >
            <span className="min-w-0 [overflow-wrap:anywhere]">
              <Trans>
                I agree to the{' '}
                <a href="/terms" target="_blank" rel="noreferrer" className="underline">
                  terms and conditions<span className="sr-only"> (opens in a new tab)</span>
                </a>
                : this server follows Discord’s terms and community guidelines.
              </Trans>
            </span>
          </Checkbox>
          {missing.terms && <FieldError id="terms-error">{missing.terms}</FieldError>}
        </div>
        <div className={classNames('needs-script', isCompact && 'sm:col-start-2 sm:row-start-1 sm:pt-[25px]')}>
          <SubmitButton isPending={isPending} isLarge={!isCompact} />
        </div>
        <p className={classNames('without-script text-ink-2', wide)}>
          <Trans>Submitting a server needs JavaScript. Browsing and searching work without it.</Trans>
        </p>
      </form>
      {submitted && <SuccessModal {...submitted} onClose={submission.close} />}
    </>
  );
}

interface InviteFieldProps {
  isLarge: boolean;
  error?: string;
  onType: (text: string) => void;
}

function InviteField({ isLarge, error, onType }: InviteFieldProps) {
  const { t } = useLingui();
  return (
    <Field
      label={t`Invite link`}
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
  const { t } = useLingui();
  return (
    <div className="flex flex-wrap items-center gap-3">
      <Button type="submit" variant="lamp" size={isLarge ? 'lg' : 'md'} isPending={isPending} className="max-sm:w-full">
        {isPending && <RefreshCw size={16} className="spin" />}
        <span>{isPending ? t`Submitting...` : t`Submit a Server`}</span>
      </Button>
      <output className="text-xs text-ink-2 empty:hidden">
        {isPending && t`Retrieving authentic Discord data...`}
      </output>
    </div>
  );
}

function inviteError(invite: InviteState, failure: unknown, i18n: I18n): string | undefined {
  if (isInviteRefused(failure)) return submitErrorText(failure, i18n).text;
  return invite.state === 'refused' ? submitErrorText(invite.failure, i18n).text : undefined;
}
