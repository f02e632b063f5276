/* oxlint-disable jsx-a11y/no-noninteractive-tabindex -- an application is focusable: arrow keys turn the globe */
import { Trans, useLingui } from '@lingui/react/macro';
import { Minus, Pause, Play, Plus, RotateCcw, RotateCw } from 'lucide-react';
import { type ReactNode, useRef } from 'react';
import { Button } from '#web/kit/button.tsx';
import { classNames } from '#web/kit/class-names.ts';
import { useHydrated } from '#web/kit/hydration.tsx';
import type { Globe } from './globe.ts';
import { NightSphere, StillScene } from './globe-still.tsx';
import { useGlobe, type UseGlobe, usePrefersReducedMotion } from './use-globe.ts';

interface GlobeViewProps extends UseGlobe {
  onPause: (isPaused: boolean) => void;
  /** They cover its corner. */
  children?: ReactNode;
}

/** The globe in its card, which is dark in both themes. */
export function GlobeView({ children, onPause, ...wanted }: GlobeViewProps) {
  const { t } = useLingui();
  const isHydrated = useHydrated();
  const box = useRef<HTMLDivElement>(null);
  const backdrop = useRef<HTMLDivElement>(null);
  const ring = useRef<HTMLDivElement>(null);
  const label = useRef<HTMLDivElement>(null);
  const { scene, showsLines, isPaused } = wanted;
  const globe = useGlobe({ box, backdrop, ring, label }, isHydrated, wanted);
  return (
    <div
      data-theme="dark"
      className="relative overflow-hidden rounded-xl border border-line bg-[radial-gradient(120%_90%_at_50%_40%,#0d2a36,#040e14_70%)] text-ink"
    >
      <div className="relative overflow-hidden p-3">
        <div ref={backdrop} className="mx-auto max-w-[680px]">
          <NightSphere>{!globe && !scene.isDense && <StillScene scene={scene} showsLines={showsLines} />}</NightSphere>
        </div>
        {isHydrated && (
          <div
            ref={box}
            role="application"
            tabIndex={0}
            aria-label={t`Globe. Arrow keys turn it, plus and minus zoom, Home goes back.`}
            className="absolute inset-0 touch-pan-y rounded-xl outline-offset-[-4px] select-none [&>canvas]:size-full"
          >
            <div
              ref={ring}
              hidden
              className="pointer-events-none absolute top-1/2 left-1/2 -mt-[15px] -ml-[15px] size-[30px] rounded-full border-2 border-[#fff6e0]"
            />
            <div
              ref={label}
              hidden
              aria-hidden="true"
              className="pointer-events-none absolute top-1/2 left-1/2 -mt-8 ml-2 max-w-[220px] truncate rounded-sm border border-line bg-overlay px-2 py-0.5 text-2xs font-semibold"
            />
          </div>
        )}
      </div>
      <div className="relative flex min-h-11 flex-wrap items-center justify-between gap-x-4 gap-y-2 px-4 pt-2 pb-3">
        <p className="text-2xs text-ink-3">
          <Trans>Each server is shown in its first category. Positions are decorative.</Trans>
        </p>
        <Controls globe={globe} isPaused={isPaused} onPause={onPause} />
      </div>
      <div aria-live="polite">{children}</div>
    </div>
  );
}

const TURN = Math.PI / 8;
const ZOOM = 1.4;

interface ControlsProps extends Pick<GlobeViewProps, 'isPaused' | 'onPause'> {
  globe: Globe | undefined;
}

/**
 * For users who cannot drag or pinch; also pauses the automatic motion. Invisible until the globe has started: a row that
 * they add on a phone would move the list below, and the place that Back returns to.
 */
function Controls({ globe, isPaused, onPause }: ControlsProps) {
  const { t } = useLingui();
  const prefersReducedMotion = usePrefersReducedMotion();
  return (
    <fieldset
      aria-label={t({
        message: 'Globe',
        comment: 'Name of the buttons that turn the globe, read out by screen readers',
      })}
      className={classNames('needs-script flex gap-1', !globe && 'invisible')}
    >
      {!prefersReducedMotion && (
        <Button
          variant="ghost"
          size="icon"
          aria-label={isPaused ? t`Resume rotation` : t`Pause`}
          onClick={() => onPause(!isPaused)}
        >
          {isPaused ? <Play size={16} /> : <Pause size={16} />}
        </Button>
      )}
      <Button variant="ghost" size="icon" aria-label={t`Rotate left`} onClick={() => globe?.turnBy(TURN, 0)}>
        <RotateCcw size={16} />
      </Button>
      <Button variant="ghost" size="icon" aria-label={t`Rotate right`} onClick={() => globe?.turnBy(-TURN, 0)}>
        <RotateCw size={16} />
      </Button>
      <Button variant="ghost" size="icon" aria-label={t`Zoom out`} onClick={() => globe?.zoomBy(1 / ZOOM)}>
        <Minus size={16} />
      </Button>
      <Button variant="ghost" size="icon" aria-label={t`Zoom in`} onClick={() => globe?.zoomBy(ZOOM)}>
        <Plus size={16} />
      </Button>
    </fieldset>
  );
}
