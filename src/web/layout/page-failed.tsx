import { Button } from '../kit/button.tsx';
import { HydratedMark } from '../kit/hydrated-mark.tsx';
import { texts } from './texts.ts';

/** In place of a page with a mistake in its code: the bars stay, and a button loads it anew. */
export function PageFailed() {
  return (
    <div role="alert" className="wrap grid justify-items-start gap-4 py-12">
      <h1 className="text-2xl">{texts.wentWrong}</h1>
      <p className="text-ink-2">{texts.wentWrongText}</p>
      <Button onClick={() => location.reload()}>{texts.tryAgain}</Button>
      <HydratedMark />
    </div>
  );
}
