import { composedSections } from '#documents/contents/composedSections.tsx';
import type { ComposedPageContent } from '#documents/contents/composedPage.ts';
import { CallToAction } from '#site/sections/shared/CallToAction/CallToAction.tsx';
import { getFacts, fillFacts } from '#site/settings/facts.ts';
import { useSettings } from '#site/settings/settings.ts';
import { PageHero } from '#site/sections/shared/PageHero/PageHero.tsx';

/** A page that staff have composed: its banner, the sections that they chose, and the way to the contact page. */
export function ComposedPageView(page: Pick<ComposedPageContent, 'hero' | 'sections' | 'callToAction'>) {
  const { hero, sections, callToAction } = fillFacts(page, getFacts(useSettings()));
  return (
    <>
      <PageHero {...hero} />
      {sections.map(({ section, content }) => {
        const Section = composedSections[section];
        return Section && <Section key={section} {...content} />;
      })}
      <CallToAction {...callToAction} />
    </>
  );
}
