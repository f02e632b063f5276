// Draws one line with uPlot in the colors of the theme; updates it when the theme or the width changes.
import { isoTime } from '#contract/time.ts';
import uPlot from 'uplot';
import 'uplot/dist/uPlot.min.css';

export interface ChartPoint {
  /** ISO 8601. */
  at: string;
  /** Null is a gap. */
  value: number | null;
}

export interface ChartLook {
  /** Name of the color variable. */
  color: string;
  /** Value at which a dashed horizontal line is drawn. */
  threshold?: number;
  /** Values farther apart are not connected; default: all are. */
  maxGapMs?: number;
  /** Fixed range of the values. */
  range?: [number, number];
  /** Formats a value. */
  text: (value: number) => string;
}

const CHART_HEIGHT = 200;
const FONT = '12px "Schibsted Grotesk Variable", sans-serif';
/** 1, 2, 5, 10 and so on: every chart shows counts, scores or stars, whose axis has no fractions. */
export const STEPS = Array.from({ length: 10 }, (_, power) => [1, 2, 5].map((step) => step * 10 ** power)).flat();

/** Returns a function that removes the chart. */
export function drawChart(
  box: HTMLElement,
  points: readonly ChartPoint[],
  options: Partial<ChartLook> & Pick<ChartLook, 'text'>,
): () => void {
  const look = { color: '--sky', ...options };
  const drawn = withGaps(points, look.maxGapMs);
  const data: uPlot.AlignedData = [drawn.map(({ at }) => Date.parse(at) / 1000), drawn.map(({ value }) => value)];
  let chart: uPlot | undefined;
  const draw = (): void => {
    chart?.destroy();
    chart = new uPlot(optionsOf(box, look), data, box);
  };
  draw();
  const widths = new ResizeObserver(() => chart?.setSize({ width: box.clientWidth, height: CHART_HEIGHT }));
  widths.observe(box);
  const themes = new MutationObserver(draw);
  themes.observe(document.documentElement, { attributes: true, attributeFilter: ['data-theme'] });
  const system = matchMedia('(prefers-color-scheme: dark)');
  system.addEventListener('change', draw);
  return () => {
    widths.disconnect();
    themes.disconnect();
    system.removeEventListener('change', draw);
    chart?.destroy();
  };
}

function optionsOf(box: HTMLElement, { color, threshold, range, text }: ChartLook): uPlot.Options {
  const read = (name: string): string => colorOf(box, name);
  const [line, ink, grid] = [read(color), read('--ink-2'), read('--line')];
  return {
    width: box.clientWidth,
    height: CHART_HEIGHT,
    cursor: { show: false },
    legend: { show: false },
    padding: [12, 8, 8, 0],
    scales: { y: { range: range ? () => range : (_, low, high) => roomyRange(low, high) } },
    axes: [
      { show: false },
      {
        stroke: ink,
        font: FONT,
        grid: { stroke: grid, width: 1 },
        ticks: { show: false },
        incrs: STEPS,
        values: (_, splits) => splits.map((value) => text(value)),
        size: 56,
      },
    ],
    series: [
      {},
      {
        stroke: line,
        width: 2.5,
        fill: `color-mix(in srgb, ${line} 13%, transparent)`,
        points: { show: false, fill: line, filter: ({ data }) => lonePoints(data[1]!) },
      },
    ],
    hooks: threshold === undefined ? {} : { draw: [(plot) => drawThreshold(plot, threshold, line)] },
  };
}

/** Adds a null between values that are too far apart. Old ones may be farther: counts are thinned with age. */
export function withGaps(points: readonly ChartPoint[], maxGapMs = Infinity): ChartPoint[] {
  const times = points.map(({ at }) => Date.parse(at));
  return points.flatMap((point, index) => {
    const time = times[index]!;
    const gap = time - (times[index - 1] ?? time);
    const age = times.at(-1)! - time;
    return gap > Math.max(maxGapMs, age / 7) ? [{ at: isoTime(time - gap / 2), value: null }, point] : [point];
  });
}

/** Indices of values between two gaps, which are in no line. */
export function lonePoints(values: ArrayLike<number | null | undefined>): number[] {
  const isKnown = (index: number): boolean => typeof values[index] === 'number';
  return Array.from(values, (_, index) => index).filter(
    (index) => isKnown(index) && !isKnown(index - 1) && !isKnown(index + 1),
  );
}

/** Small changes look small: the range is at least a tenth of the value. */
function roomyRange(low: number | null, high: number | null): [number, number] {
  const [from, to] = [low ?? 0, high ?? 1];
  const room = Math.max(to - from, to * 0.1, 1);
  const middle = (from + to) / 2;
  return [Math.max(0, middle - room * 0.6), middle + room * 0.6];
}

function drawThreshold({ ctx, bbox, valToPos }: uPlot, threshold: number, color: string): void {
  const y = valToPos(threshold, 'y', true);
  ctx.save();
  ctx.strokeStyle = color;
  ctx.setLineDash([6, 6]);
  ctx.beginPath();
  ctx.moveTo(bbox.left, y);
  ctx.lineTo(bbox.left + bbox.width, y);
  ctx.stroke();
  ctx.restore();
}

/** The computed color: a variable can hold one for each theme, which a canvas cannot read. */
function colorOf(box: HTMLElement, name: string): string {
  const probe = document.createElement('span');
  probe.style.color = `var(${name})`;
  box.append(probe);
  const { color } = getComputedStyle(probe);
  probe.remove();
  return color;
}
