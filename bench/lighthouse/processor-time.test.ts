import { describe, expect, it } from 'vitest';
import { byProcessorTime, type TraceEvent } from './processor-time.ts';

function event(name: string, ts: number, dur?: number, rest: Partial<TraceEvent> = {}): TraceEvent {
  return { name, ph: dur === undefined ? 'I' : 'X', pid: 1, tid: 1, ts, ...(dur !== undefined && { dur }), ...rest };
}

describe('byProcessorTime', () => {
  it('shortens a task, and the events within it, to its processor time', () => {
    const events = [
      event('ThreadControllerImpl::RunTask', 1000, 80, { tdur: 20 }),
      event('Layout', 1040, 40),
      event('firstPaint', 1080),
    ];
    expect(byProcessorTime(events)).toEqual([
      { ...events[0], dur: 20 },
      { ...events[1], ts: 1010, dur: 10 },
      { ...events[2], ts: 1020 },
    ]);
  });

  it('does not move events between tasks or of other threads', () => {
    const task = event('RunTask', 1000, 80, { tdur: 20 });
    const others = [event('between', 1081), event('elsewhere', 1040, 10, { tid: 2 })];
    expect(byProcessorTime([task, ...others])).toEqual([{ ...task, dur: 20 }, ...others]);
  });

  it('never lengthens a task, and does not change one without processor time', () => {
    const events = [event('RunTask', 1000, 10, { tdur: 12 }), event('RunTask', 2000, 50), event('Paint', 2010, 20)];
    expect(byProcessorTime(events)).toEqual(events);
  });

  it('treats a task within a task as part of it', () => {
    const outer = event('RunTask', 1000, 80, { tdur: 40 });
    const inner = event('RunTask', 1020, 20, { tdur: 20 });
    const after = event('Paint', 1060, 20);
    const [, ...within] = byProcessorTime([outer, inner, after]);
    expect(within).toEqual([
      { ...inner, ts: 1010, dur: 10 },
      { ...after, ts: 1030, dur: 10 },
    ]);
  });

  it('treats an event that begins with a task as part of it, in any order of the trace', () => {
    const task = event('RunTask', 1000, 80, { tdur: 40 });
    const first = event('Parse', 1000, 60);
    expect(byProcessorTime([first, task])).toEqual([
      { ...task, dur: 40 },
      { ...first, dur: 30 },
    ]);
  });
});
