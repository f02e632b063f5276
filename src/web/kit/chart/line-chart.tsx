// A line over time. The drawing code is fetched with the first chart; the sentence says the same and shows immediately.
import { Trans, useLingui } from '@lingui/react/macro';
import { useEffect, useRef, useState } from 'react';
import { Skeleton } from '#web/kit/skeleton.tsx';
import { utcDay } from '#web/kit/days.ts';
import { useFormat } from '#web/kit/format.ts';
import type { ChartLook, ChartPoint } from './draw-chart.ts';

interface LineChartProps {
  points: readonly ChartPoint[];
  /** Describes the line for users who cannot see it. */
  sentence: string;
  /** Explains what only the drawing shows. */
  legend?: string;
  look?: Partial<ChartLook>;
}

/** Needs known values of at least two days (UTC). */
export function LineChart({ points, sentence, legend = '', look }: LineChartProps) {
  const { i18n } = useLingui();
  const [isFailed, setIsFailed] = useState(false);
  const days = points.flatMap(({ at, value }) => (value === null ? [] : [at.slice(0, 10)]));
  if (days[0] === days.at(-1))
    return (
      <p className="text-ink-2">
        <Trans>not enough data</Trans>
      </p>
    );
  if (isFailed)
    return (
      <figure>
        <p className="text-ink-2">
          <Trans>The chart could not be drawn.</Trans>
        </p>
        <figcaption className="mt-2 text-2xs text-ink-3">{sentence}</figcaption>
      </figure>
    );
  return (
    <figure>
      <Drawing points={points} look={look} onFailed={setIsFailed} />
      <p aria-hidden="true" dir="ltr" className="mt-1 flex justify-between pl-14 text-2xs text-ink-2">
        <span dir="auto">{utcDay(points[0]!.at, i18n)} UTC</span>
        <span dir="auto">{utcDay(points.at(-1)!.at, i18n)} UTC</span>
      </p>
      <figcaption className="mt-2 text-2xs text-ink-3">{`${sentence} ${legend}`}</figcaption>
    </figure>
  );
}

interface DrawingProps extends Pick<LineChartProps, 'points' | 'look'> {
  /** Must be stable. */
  onFailed: (isFailed: true) => void;
}

function Drawing({ points, look, onFailed }: DrawingProps) {
  const { whole } = useFormat();
  const box = useRef<HTMLDivElement>(null);
  const [isDrawn, setIsDrawn] = useState(false);
  useEffect(() => {
    let isUnmounted = false;
    let stop: (() => void) | undefined;
    const draw = async () => {
      const { drawChart } = await import('./draw-chart.ts');
      if (isUnmounted || !box.current) return;
      stop = drawChart(box.current, points, { text: whole, ...look });
      setIsDrawn(true);
    };
    draw().catch((error: unknown) => {
      console.warn('The chart cannot be drawn', error);
      onFailed(true);
    });
    return () => {
      isUnmounted = true;
      stop?.();
    };
  }, [points, look, whole, onFailed]);
  return (
    // Time runs to the right in either page direction.
    <div aria-hidden="true" dir="ltr" className="relative h-[200px]">
      {!isDrawn && <Skeleton className="absolute inset-0" />}
      <div ref={box} className="absolute inset-0" />
    </div>
  );
}
