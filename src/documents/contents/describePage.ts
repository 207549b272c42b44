import {
  type CallToActionContent,
  callToActionSchema,
} from '#site/sections/shared/CallToAction/callToAction.schema.ts';
import type { CallToActionProps } from '#site/sections/shared/CallToAction/CallToAction.tsx';
import { type PageHeroContent, pageHeroSchema } from '#site/sections/shared/PageHero/pageHero.schema.ts';
import { type PageHeadContent, pageHeadSchema } from './pageHead.schema.ts';
import type { PageName } from '#publicPages.ts';
import { describeSection, type EditableSection } from './section.ts';

interface PageContents {
  headContent?: PageHeadContent;
  heroContent?: PageHeroContent;
  callToActionContent?: CallToActionContent;
  /** What the call to action gets beside its content. */
  callToActionProps?: Partial<CallToActionProps>;
}

/** What most pages have beside their own sections: a banner, a call to action, and what they tell search engines. */
export function describePage(page: PageName, contents: PageContents): EditableSection[] {
  const { headContent, heroContent, callToActionContent, callToActionProps } = contents;
  const describe = <Content extends object>(
    name: string,
    content: Content | undefined,
    section: Pick<EditableSection<Content>, 'title' | 'order' | 'schema' | 'props'>,
  ) => (content ? [describeSection({ key: `${page}/${name}`, content, ...section })] : []);
  return [
    ...describe('hero', heroContent, { title: 'Bannière', order: 0, schema: pageHeroSchema }),
    ...describe('callToAction', callToActionContent, {
      title: 'Appel à l’action',
      order: 98,
      schema: callToActionSchema,
      props: callToActionProps,
    }),
    ...describe('head', headContent, { title: 'Titre et description', order: 99, schema: pageHeadSchema }),
  ];
}
