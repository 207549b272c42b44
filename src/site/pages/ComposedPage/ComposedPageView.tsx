import { composedSections } from '#site/contents/composedSections.tsx';
import type { ComposedPageContent } from '#site/contents/composedPage.ts';
import { CallToAction } from '#site/sections/shared/CallToAction/index.ts';
import { PageHero } from '#site/sections/shared/PageHero/index.ts';

/** A page that staff have composed: its banner, the sections that they chose, and the way to the contact page. */
export function ComposedPageView({
  hero,
  sections,
  callToAction,
}: Pick<ComposedPageContent, 'hero' | 'sections' | 'callToAction'>) {
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
