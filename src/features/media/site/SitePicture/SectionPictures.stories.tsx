import { expect } from 'storybook/test';
import { mediaLibrary } from '#mocks/fixtures/media.ts';
import { insertMedia } from '#mocks/states.ts';
import { inTests } from '#storybook/inTests.ts';
import preview from '#storybook/preview.tsx';
import { Story } from '#site/sections/about/Story/Story.tsx';
import { storyContent } from '#site/sections/about/Story/story.section.ts';
import { Team } from '#site/sections/about/Team/Team.tsx';
import { teamContent } from '#site/sections/about/Team/team.section.ts';
import { Hero } from '#site/sections/home/Hero/Hero.tsx';
import { heroContent } from '#site/sections/home/Hero/hero.section.ts';
import { ProjectGallery } from '#features/projects/site/ProjectGallery/ProjectGallery.tsx';
import { projectGalleryContent } from '#features/projects/site/ProjectGallery/projectGallery.section.ts';
import { CaseStudies } from '#site/sections/strategy/CaseStudies/CaseStudies.tsx';
import { caseStudiesContent } from '#site/sections/strategy/CaseStudies/caseStudies.section.ts';
import { SuccessStories } from '#site/sections/visibility/SuccessStories/SuccessStories.tsx';
import { successStoriesContent } from '#site/sections/visibility/SuccessStories/successStories.section.ts';
import { PageHero } from '#site/sections/shared/PageHero/PageHero.tsx';
import { Testimonials } from '#site/sections/shared/Testimonials/Testimonials.tsx';
import { trainingTestimonialsContent } from '#site/sections/training/trainingTestimonials.section.ts';

const [photo] = mediaLibrary;
if (!photo) throw new Error('The fixtures have lost their media.');

const widths = [360, 480, 720, 960, 1200];
const address = (end: string) => `/storage/v1/object/public/media/uploads/1793000009999${end}`;
const file = (end: string, index: number) => ({
  ...photo,
  id: `f0000000-0000-4000-8000-0000000000b${index}`,
  file_path: address(end),
});

const picture = {
  src: address('.webp'),
  alt: 'Console de mixage',
  facts: {
    width: 1200,
    height: 750,
    focal_x: 0.3,
    focal_y: 0.4,
    variants: widths.map((width) => `${width}.webp`).join(' '),
  },
};

/** Every section that shows pictures of the library, with one in each place. */
function Sections() {
  return (
    <>
      <Hero {...heroContent} picture={picture} />
      <PageHero title="Nos studios" lead="Venez les voir." picture={picture} />
      <Story {...storyContent} picture={picture} />
      <Team
        {...teamContent}
        members={teamContent.members.map((member) => ({ ...member, portrait: picture }))}
      />
      <ProjectGallery
        {...projectGalleryContent}
        projects={projectGalleryContent.projects.map((project) => ({ ...project, cover: picture }))}
      />
      <SuccessStories
        {...successStoriesContent}
        stories={successStoriesContent.stories.map((story) => ({ ...story, picture }))}
      />
      <CaseStudies
        {...caseStudiesContent}
        caseStudies={caseStudiesContent.caseStudies.map((one) => ({
          ...one,
          picture,
          testimonial: { ...one.testimonial, portrait: picture },
        }))}
      />
      <Testimonials
        {...trainingTestimonialsContent}
        testimonials={trainingTestimonialsContent.testimonials.map((one) => ({ ...one, portrait: picture }))}
      />
    </>
  );
}

const meta = preview.meta({
  title: 'Sections/Partagées/Images des sections · SectionPictures',
  component: Sections,
  beforeEach: () => insertMedia(...['.webp', ...widths.map((width) => `-${width}.webp`)].map(file)),
  parameters: {
    description: 'Les sections avec une image de la médiathèque partout où elles en prennent une.',
  },
});

/** How wide `sizes` says that a picture is drawn, in pixels. Not what the browser took: it takes a larger file that it has. */
function readSizes({ sizes, ownerDocument, parentElement }: HTMLImageElement) {
  const choice = sizes
    .split(/, (?=\(min-width|max\()/)
    .map((size) => /^(?:(\(min-width: [^)]+\)) )?(.+)$/.exec(size))
    .find((parts) => !parts?.[1] || matchMedia(parts[1]).matches);
  const ruler = ownerDocument.createElement('div');
  ruler.style.cssText = `position: absolute; width: ${choice?.[2]}`;
  parentElement?.append(ruler);
  const { width } = ruler.getBoundingClientRect();
  ruler.remove();
  return width;
}

const findFile = (width: number) => widths.find((file) => file >= width) ?? 1200;

/** No picture asks for a file that is more than 1.3 times the one that fits what is drawn, nor for a smaller one. */
const checkFiles = async ({ canvasElement }: { canvasElement: HTMLElement }) => {
  const images = [...canvasElement.querySelectorAll<HTMLImageElement>('img[srcset]')];
  await expect(images.length).toBeGreaterThan(10);
  const unfit: string[] = [];
  for (const image of images) {
    const box = image.getBoundingClientRect();
    // Another case study is open.
    if (box.width === 0) continue;
    const drawn = Math.max(box.width, (box.height * 1200) / 750);
    const wanted = readSizes(image);
    if (findFile(wanted) > 1.3 * findFile(drawn) || wanted < drawn / 1.1)
      unfit.push(`${Math.round(wanted)} for ${Math.round(drawn)}: ${image.sizes}`);
  }
  await expect(unfit).toEqual([]);
  // The project that leads its page is there at once; those below it wait.
  const [title] = [...canvasElement.querySelectorAll('h2')].filter(
    ({ textContent }) => textContent === projectGalleryContent.title,
  );
  const covers = [...(title?.closest('section')?.querySelectorAll('img') ?? [])];
  await expect(covers.map(({ loading }) => loading)).toEqual(['auto', 'lazy', 'lazy']);
};

export const Desktop = meta.story({
  name: 'Bureau',
  // Which files it takes is what it shows; the sections have pictures of their own.
  tags: ['!dev', 'no-visual'],
  play: inTests(checkFiles),
});

export const Phone = meta.story({ globals: { viewport: { value: 'phone' } }, play: inTests(checkFiles) });
