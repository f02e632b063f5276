// Islands: parts of a page whose HTML comes with the page and whose code comes when somebody is near. Until then React
// leaves the server's HTML as it is; what is clicked or typed while the code is on its way is done again once it is
// there.
import { type ComponentType, memo, Suspense, use, useEffect, useRef, useState } from 'react';
import { onFirstInteraction } from './first-interaction.ts';
import { hydration } from './hydration.ts';
import { inTurn } from './in-turn.ts';
import { createReplay, type Replay } from './replay.ts';
import { hasSessionHint } from './session-hint.ts';
import { isSomebodys } from './somebody.ts';
import { withTexts } from './translate.ts';

/**
 * `near`: when it comes into view. `touched`: for what is always in view, such as a dock. `personal`: in view too, and other
 * for who keeps something, to whom it comes at once. All at the latest at the first interaction.
 */
export type IslandTime = 'near' | 'touched' | 'personal';

export type Island = ComponentType & {
  /** Fetches the code now. Rejects when it does not arrive; a later call tries again. */
  load: () => Promise<void>;
};

/** A strip at the foot of the screen is not in view yet: the dock covers it on narrow screens. */
const VIEW_MARGIN = '0px 0px -100px 0px';

interface ContentProps {
  isHydrating: boolean;
  onReady: () => void;
}

const known = new Set<() => Promise<void>>();

/** Loads the code of every island known so far: the server does so before it renders. */
export async function loadIslands(): Promise<void> {
  await Promise.all([...known].map((load) => load()));
}

/**
 * Makes an island of a component without props. It finds its data by hooks: an island never renders for its parent's
 * sake, or React would throw the server's HTML away. Call it at the top of a module.
 */
export function island(load: () => Promise<{ default: ComponentType }>, time: IslandTime = 'near'): Island {
  let Loaded: ComponentType | undefined;
  let loading: Promise<void> | undefined;
  const arrival = Promise.withResolvers<void>();

  const begin = (): Promise<void> => {
    loading ??= withTexts(load()).then(
      (module) => {
        Loaded = module.default;
        arrival.resolve();
      },
      (error: unknown) => {
        loading = undefined; // the next interaction tries again
        throw error;
      },
    );
    return loading;
  };
  known.add(begin);

  function Awaited({ isHydrating, onReady }: ContentProps) {
    use(isHydrating ? arrival.promise : begin());
    return <Ready onReady={onReady} />;
  }

  function Ready({ onReady }: Pick<ContentProps, 'onReady'>) {
    useEffect(onReady, [onReady]);
    return Loaded && <Loaded />;
  }

  const Island = memo(function Island() {
    const box = useRef<HTMLDivElement>(null);
    const replay = useRef<Replay>(undefined);
    const [isHydrating] = useState(() => !hydration.isOver);
    const [onReady] = useState(() => () => void replay.current?.finish());
    useEffect(() => {
      if (Loaded || !isHydrating || !box.current) return undefined;
      // The browser's console names the request that failed; the HTML stays as it is until the next try.
      const tryBegin = () => void begin().catch(() => replay.current?.release());
      replay.current = createReplay(box.current, tryBegin);
      const stop = watch(box.current, time, tryBegin);
      return () => {
        stop();
        replay.current?.cancel();
      };
    }, [isHydrating]);
    return (
      <div ref={box}>
        <Suspense fallback={null}>
          {Loaded ? <Ready onReady={onReady} /> : <Awaited isHydrating={isHydrating} onReady={onReady} />}
        </Suspense>
      </div>
    );
  });
  return Object.assign(Island, { load: begin });
}

/** A box without height holds something that this width of screen does not show. */
function isSeen({ isIntersecting, boundingClientRect }: IntersectionObserverEntry): boolean {
  return isIntersecting && boundingClientRect.height > 0;
}

function watch(box: Element, time: IslandTime, run: () => void): () => void {
  let stopTurn: (() => void) | undefined;
  const stopSign = onFirstInteraction(() => {
    stopTurn = inTurn(run);
  });
  const stopWaiting = () => {
    stopSign();
    stopTurn?.();
  };
  if (time !== 'near') {
    // The bars look different for who is signed in.
    if (time === 'personal' ? isSomebodys() : hasSessionHint()) run();
    return stopWaiting;
  }
  const observer = new IntersectionObserver((entries) => entries.some(isSeen) && run(), { rootMargin: VIEW_MARGIN });
  observer.observe(box);
  return () => {
    stopWaiting();
    observer.disconnect();
  };
}
