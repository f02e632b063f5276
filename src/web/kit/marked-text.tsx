import { Link } from './link.tsx';

export interface MarkedTextProps {
  /** A text of the interface, never one that people wrote: `*bold words*`, `[words of a link]`. */
  text: string;
  /** Where the words in brackets lead; without it brackets are brackets. */
  href?: string;
  linkClassName?: string;
}

/** A sentence with bold words or a link in it. The marks stand in the text, so that each language has its own order. */
export function MarkedText({ text, href, linkClassName = 'underline' }: MarkedTextProps) {
  return text.split(/(\*[^*]+\*|\[[^\]]+\])/).map((part, index) => {
    const words = part.slice(1, -1);
    if (part.startsWith('*')) return <b key={index}>{words}</b>;
    if (!part.startsWith('[') || href === undefined) return part;
    return (
      <Link key={index} href={href} className={linkClassName}>
        {words}
      </Link>
    );
  });
}
