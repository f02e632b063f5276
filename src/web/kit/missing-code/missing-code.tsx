// What is said when somebody uses a part of a page whose code does not arrive. It comes closed with every page, outside of
// what React takes over: it may need no script but the one that opens it (see ../replay.ts).
import { Button, buttonClass } from '../button.tsx';
import { texts } from './texts.ts';

export function MissingCode() {
  return (
    <dialog
      id="missing-code"
      role="alertdialog"
      aria-labelledby="missing-code-title"
      aria-describedby="missing-code-text"
      className="m-auto w-[calc(100%-32px)] max-w-[440px] rounded-xl border border-line bg-overlay text-ink shadow-3"
    >
      <form method="dialog" className="grid gap-3.5 p-6">
        <h2 id="missing-code-title" className="font-sans text-xl font-[650] tracking-[-0.005em] [font-stretch:normal]">
          {texts.title}
        </h2>
        <p id="missing-code-text" className="text-ink-2">
          {texts.text}
        </p>
        <div className="flex flex-wrap gap-2">
          {/* oxlint-disable-next-line jsx-a11y/anchor-is-valid -- empty is the address in the bar, whichever it is */}
          <a href="" className={buttonClass({ variant: 'lamp' })}>
            {texts.reload}
          </a>
          <Button type="submit">{texts.close}</Button>
        </div>
      </form>
    </dialog>
  );
}
