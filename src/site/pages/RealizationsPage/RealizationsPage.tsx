import { pageContents } from '#site/contents/pageContents.ts';
import type { PageHeadData } from '#site/pageHead.ts';
import { ProjectGallery } from '#site/sections/realizations/ProjectGallery/index.ts';
import { projectGalleryContent } from '#site/sections/realizations/ProjectGallery/projectGallery.content.ts';
import { CallToAction } from '#site/sections/shared/CallToAction/index.ts';
import { PageHero } from '#site/sections/shared/PageHero/index.ts';
import { callToActionContent, heroContent } from './realizationsPage.content.ts';

export const head = {
  title: 'Réalisations',
  description:
    'Un balado de marque, une captation en direct, une stratégie numérique : trois réalisations de Porte-Voix et les résultats qu’elles ont donnés.',
  keywords: ['réalisations', 'portfolio', 'balado de marque', 'captation', 'stratégie numérique', 'Québec'],
} satisfies PageHeadData;

const page = pageContents({
  'realizations/hero': heroContent,
  'realizations/projectGallery': projectGalleryContent,
  'realizations/callToAction': callToActionContent,
});

export const { loader } = page;

/** /realizations: three projects and what they changed (product 3.4). */
export function RealizationsPage() {
  const contents = page.useContents();
  return (
    <>
      <PageHero {...contents.hero} />
      <ProjectGallery {...contents.projectGallery} />
      <CallToAction {...contents.callToAction} tone="band" />
    </>
  );
}
