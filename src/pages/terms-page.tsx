// /terms: what the site is, what may be posted, and what moderators do.
import { MarkedText } from '#web/kit/marked-text.tsx';
import { definePage } from '#web/page.ts';
import { Operator, List, ProsePage, Section } from '#features/site-pages/ui/prose.tsx';
import { texts } from '#features/site-pages/ui/texts.ts';

function TermsPage() {
  const { terms } = texts;
  return (
    <ProsePage title={terms.title} lead={terms.lead}>
      <Section title={terms.who}>
        <Operator />
        <p>{terms.whoText}</p>
      </Section>
      <Section title={terms.submit}>
        <List items={terms.submitList} />
        <p>{terms.submitText}</p>
      </Section>
      <Section title={terms.write}>
        <List items={terms.writeList} />
      </Section>
      <Section title={terms.moderation}>
        <p>
          <MarkedText text={terms.moderationText} href="/decisions" />
        </p>
      </Section>
      <Section title={terms.order}>
        <p>
          <MarkedText text={terms.orderText} href="/ranking" />
        </p>
      </Section>
      <Section title={terms.warranty}>
        <p>{terms.warrantyText}</p>
      </Section>
    </ProsePage>
  );
}

export default definePage({
  component: TermsPage,
  head: () => ({ title: texts.terms.title, description: texts.terms.lead }),
});
