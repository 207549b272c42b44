import type { ComponentType } from 'react';
import { Expertise } from '#site/sections/about/Expertise/Expertise.tsx';
import { Purpose } from '#site/sections/about/Purpose/Purpose.tsx';
import { Story } from '#site/sections/about/Story/Story.tsx';
import { Team } from '#site/sections/about/Team/Team.tsx';
import { Values } from '#site/sections/about/Values/Values.tsx';
import { CourseConditions } from '#site/sections/formations/CourseConditions/CourseConditions.tsx';
import { Impact } from '#site/sections/home/Impact/Impact.tsx';
import { Method } from '#site/sections/home/Method/Method.tsx';
import { LegalText } from '#site/sections/legal/LegalText/LegalText.tsx';
import type { LegalTextContent } from '#site/sections/legal/LegalText/legalText.section.ts';
import { ComplementaryServices } from '#site/sections/services/ComplementaryServices/ComplementaryServices.tsx';
import { ProcessSteps } from '#site/sections/shared/ProcessSteps/ProcessSteps.tsx';
import { StatsBand } from '#site/sections/shared/StatsBand/StatsBand.tsx';
import { Testimonials } from '#site/sections/shared/Testimonials/Testimonials.tsx';
import { CaseStudies } from '#site/sections/strategy/CaseStudies/CaseStudies.tsx';
import { ContentLists } from '#site/sections/visibility/ContentLists/ContentLists.tsx';
import { SuccessStories } from '#site/sections/visibility/SuccessStories/SuccessStories.tsx';

const pieces = {
  'about/expertise': Expertise,
  'about/purpose': Purpose,
  'about/story': Story,
  'about/team': Team,
  'about/values': Values,
  'formations/courseConditions': CourseConditions,
  'home/impact': Impact,
  'home/method': Method,
  // Of a page that is no legal text, nobody needs to know when it was last changed.
  'termsOfService/text': (content: LegalTextContent) => <LegalText {...content} isDated={false} />,
  'services/complementaryServices': ComplementaryServices,
  'audiovisual/audiovisualProcess': ProcessSteps,
  'about/aboutStats': StatsBand,
  'formations/formationTestimonials': Testimonials,
  'strategy/caseStudies': CaseStudies,
  'communication/contentLists': ContentLists,
  'communication/successStories': SuccessStories,
} satisfies Record<string, ComponentType<never>>;

/** The components of the sections that pages may be composed of, by section key (product: composed pages). */
export const composedSections = pieces as Readonly<Record<string, ComponentType<object>>>;
