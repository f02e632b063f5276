import { Fragment, type ReactNode } from 'react';

export interface MarkedTextProps {
  /** A text of the interface, never one that people wrote: `*bold words*`, `[words of a link]`. */
  text: string;
  /** Makes the link of what stands in brackets. */
  link?: (words: string) => ReactNode;
}

/** A sentence with bold words or a link in it. The marks stand in the text, so that each language has its own order. */
export function MarkedText({ text, link }: MarkedTextProps) {
  return text.split(/(\*[^*]+\*|\[[^\]]+\])/).map((part, index) => {
    const words = part.slice(1, -1);
    if (part.startsWith('*')) return <b key={index}>{words}</b>;
    if (part.startsWith('[') && link) return <Fragment key={index}>{link(words)}</Fragment>;
    return part;
  });
}
