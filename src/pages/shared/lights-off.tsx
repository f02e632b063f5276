import type { ReactNode } from 'react';
import { DarkIllustration } from '#pages/home/hero-illustration.tsx';

interface LightsOffProps {
  /** Shown above the title. */
  eyebrow?: string;
  title: ReactNode;
  text: ReactNode;
  /** Links that lead on. */
  children: ReactNode;
}

/**
 * A page for missing content: the row of houses with its lights off. On phones the text is at the top, so that it does
 * not move while the rest of the page loads.
 */
export function LightsOff({ eyebrow, title, text, children }: LightsOffProps) {
  return (
    <div className="hero flex min-h-[min(680px,calc(100dvh-80px))] flex-col">
      <div className="wrap grid grow grid-cols-1 content-between items-end gap-6 pt-8 lg:grid-cols-[10fr_12fr] lg:content-end">
        <div className="grid content-center gap-4 self-center pb-4 lg:pb-11">
          {eyebrow && <p className="text-xs font-semibold text-ink-2">{eyebrow}</p>}
          <h1 className="text-3xl">{title}</h1>
          <p className="max-w-[27em] text-md leading-normal text-ink-2">{text}</p>
          {children}
        </div>
        <div className="mx-auto w-4/5 md:w-3/5 lg:w-full">
          <DarkIllustration />
        </div>
      </div>
    </div>
  );
}
