import type { ComponentType } from 'react';
import { type ChangedContents, pageContents } from '#documents/contents/pageContents.ts';
import type { PageHeadContent } from '#documents/contents/pageHead.schema.ts';
import type { Opening } from '#site/illustrations/opening.ts';
import type { PageHeadData } from '#site/pageHead.ts';
import { CallToAction, type CallToActionProps } from '#site/sections/shared/CallToAction/CallToAction.tsx';
import { PageHero, type PageHeroProps } from '#site/sections/shared/PageHero/PageHero.tsx';
import { codeSettings } from '#site/settings/settings.ts';

type OwnContents = { head: PageHeadContent; hero: PageHeroProps; callToAction: CallToActionProps };

/** What a page is made of that has nothing to load but its contents. */
type PageParts<Sections> = {
  /** What it opens with, in what is shared of it too. */
  opening: Opening;
  titleSize?: PageHeroProps['titleSize'];
  headContent: PageHeadContent;
  heroContent: PageHeroProps;
  /** Between banner and closing, in their order: each with its first texts, by its name in the page. */
  sections: { [Name in keyof Sections]: readonly [ComponentType<Sections[Name]>, Sections[Name]] };
  callToActionContent: CallToActionProps;
  /** How it closes. */
  closing: Pick<CallToActionProps, 'closing' | 'aside'>;
  /** What is sold there, as schema.org has it. */
  describe?: (contents: OwnContents & Sections) => NonNullable<PageHeadData['structuredData']>;
};

/** A page of sections, as its module exports it: a banner, its sections, and how it closes. */
export function sectionsPage<const Sections extends Record<string, object>>(
  name: string,
  { opening, titleSize, closing, describe, ...parts }: PageParts<Sections>,
) {
  const sections: [string, readonly [ComponentType<object>, object]][] = Object.entries(parts.sections);
  const copies = {
    head: parts.headContent,
    hero: parts.heroContent,
    ...Object.fromEntries(sections.map(([section, [, content]]) => [section, content])),
    callToAction: parts.callToActionContent,
  };
  const page = pageContents(
    Object.fromEntries(Object.entries(copies).map(([section, content]) => [`${name}/${section}`, content])),
  );
  type Contents = OwnContents & Sections;

  function Page() {
    const contents = page.useContents() as Contents;
    return (
      <>
        <PageHero {...contents.hero} opening={opening} titleSize={titleSize} />
        {sections.map(([section, [Section]]) => (
          <Section key={section} {...contents[section]} />
        ))}
        <CallToAction {...contents.callToAction} {...closing} />
      </>
    );
  }

  const head = (changed?: ChangedContents, settings = codeSettings): PageHeadData => {
    const contents = page.filled(changed, settings) as Contents;
    return { ...contents.head, ...(describe && { structuredData: describe(contents) }) };
  };
  return { opening, loader: page.loader, head, Page };
}
