import { pageContents } from '#site/contents/pageContents.ts';
import { ProjectGallery } from '#site/sections/realizations/ProjectGallery/index.ts';
import { projectGalleryContent } from '#site/sections/realizations/ProjectGallery/projectGallery.content.ts';
import { CallToAction } from '#site/sections/shared/CallToAction/index.ts';
import { PageHero } from '#site/sections/shared/PageHero/index.ts';
import { callToActionContent, headContent, heroContent } from './realizationsPage.content.ts';

const page = pageContents({
  'realizations/head': headContent,
  'realizations/hero': heroContent,
  'realizations/projectGallery': projectGalleryContent,
  'realizations/callToAction': callToActionContent,
});

export const { loader, head } = page;

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
