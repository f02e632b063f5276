// /privacy: what this software stores of whom, for how long, and how to have it back or gone.
import { MarkedText } from '#web/kit/marked-text.tsx';
import { definePage } from '#web/page.ts';
import { Operator, List, ProsePage, Section } from '#features/site-pages/ui/prose.tsx';
import { texts } from '#features/site-pages/ui/texts.ts';

function PrivacyPage() {
  const { privacy } = texts;
  return (
    <ProsePage title={privacy.title} lead={privacy.lead}>
      <Section title={privacy.responsible}>
        <Operator />
      </Section>
      <Section title={privacy.visitors}>
        <List items={privacy.visitorsList} />
      </Section>
      <Section title={privacy.people}>
        <List items={privacy.peopleList} />
      </Section>
      <Section title={privacy.communities}>
        <p>{privacy.communitiesText}</p>
      </Section>
      <Section title={privacy.others}>
        <p>{privacy.othersText}</p>
      </Section>
      <Section title={privacy.rights}>
        <p>
          <MarkedText text={privacy.rightsText} href="/profile" />
        </p>
        <p>
          <MarkedText text={privacy.decisionsText} href="/decisions" />
        </p>
      </Section>
    </ProsePage>
  );
}

export default definePage({
  component: PrivacyPage,
  head: () => ({ title: texts.privacy.title, description: texts.privacy.lead }),
});
