import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { useSite } from '#web/site.tsx';

/** A page of text: a title, a lead and sections. */
export function ProsePage({ title, lead, children }: { title: string; lead: ReactNode; children: ReactNode }) {
  return (
    <div className="wrap grid max-w-[860px]! grid-cols-1 gap-7 pt-7 pb-12">
      <div>
        <h1 className="text-3xl">{title}</h1>
        <p className="mt-2 text-md leading-normal text-pretty text-ink-2">{lead}</p>
      </div>
      {children}
    </div>
  );
}

export function Section({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="grid gap-3">
      <h2 className="text-xl">{title}</h2>
      <div className="grid gap-3 leading-relaxed text-ink-2 [overflow-wrap:anywhere] [&_b]:text-ink [&_li]:ms-5 [&_li]:list-disc [&_ul]:grid [&_ul]:gap-1.5">
        {children}
      </div>
    </section>
  );
}

/** The operator of the site, or placeholders until it is configured. */
export function Operator() {
  const { name, contact } = useSite().operator;
  return (
    <p>
      <b>{name ?? <Trans>[name of the operator]</Trans>}</b>
      <br />
      {contact ?? <Trans>[how to reach the operator]</Trans>}
    </p>
  );
}
