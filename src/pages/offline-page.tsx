// /offline: shown by the service worker under whatever address could not be fetched, and without scripts. The row with
// its lights off.
import { DarkRow } from './home/row-drawing.tsx';
import { buttonClass } from '#web/kit/button.tsx';
import { definePage } from '#web/page.ts';
import { texts } from '#features/site-pages/ui/texts.ts';

function OfflinePage() {
  const { title, text, retry } = texts.offline;
  return (
    <div className="hero flex min-h-[min(680px,calc(100dvh-80px))] flex-col justify-end">
      <div className="wrap grid grid-cols-1 items-end gap-6 pt-8 lg:grid-cols-[10fr_12fr]">
        <div className="grid content-center gap-4 self-center pb-4 lg:pb-11">
          <h1 tabIndex={-1} className="text-3xl">
            {title}
          </h1>
          <p className="max-w-[27em] text-md leading-normal text-ink-2">{text}</p>
          <p>
            {/* oxlint-disable-next-line jsx-a11y/anchor-is-valid -- empty is the address in the bar, whichever it is */}
            <a href="" className={buttonClass({ variant: 'lamp', size: 'lg' })}>
              {retry}
            </a>
          </p>
        </div>
        <div className="mx-auto w-4/5 md:w-3/5 lg:w-full">
          <DarkRow />
        </div>
      </div>
    </div>
  );
}

export default definePage({
  component: OfflinePage,
  head: () => ({ title: texts.offline.title, description: texts.offline.text }),
});
