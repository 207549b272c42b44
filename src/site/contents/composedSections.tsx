import type { ComponentType } from 'react';
import { Expertise } from '#site/sections/about/Expertise/index.ts';
import { Purpose } from '#site/sections/about/Purpose/index.ts';
import { Story } from '#site/sections/about/Story/index.ts';
import { Team } from '#site/sections/about/Team/index.ts';
import { Values } from '#site/sections/about/Values/index.ts';
import { CourseConditions } from '#site/sections/formations/CourseConditions/index.ts';
import { Impact } from '#site/sections/home/Impact/index.ts';
import { Method } from '#site/sections/home/Method/index.ts';
import { LegalText } from '#site/sections/legal/LegalText/index.ts';
import type { LegalTextContent } from '#site/sections/legal/LegalText/legalText.schema.ts';
import { ComplementaryServices } from '#site/sections/services/ComplementaryServices/index.ts';
import { ProcessSteps } from '#site/sections/shared/ProcessSteps/index.ts';
import { StatsBand } from '#site/sections/shared/StatsBand/index.ts';
import { Testimonials } from '#site/sections/shared/Testimonials/index.ts';
import { CaseStudies } from '#site/sections/strategy/CaseStudies/index.ts';
import { ContentLists } from '#site/sections/visibility/ContentLists/index.ts';
import { SuccessStories } from '#site/sections/visibility/SuccessStories/index.ts';

/** Of a page that is no legal text, nobody asks when it was last changed. */
const Chapters = (content: LegalTextContent) => <LegalText {...content} isDated={false} />;

/** The sections that make sense on a page of their own, one of each kind, by their keys in the registry (product 15.9). */
const composed = {
  'termsOfService/text': Chapters,
  'about/story': Story,
  'about/aboutStats': StatsBand,
  'about/values': Values,
  'about/purpose': Purpose,
  'about/expertise': Expertise,
  'about/team': Team,
  'home/method': Method,
  'home/impact': Impact,
  'audiovisual/audiovisualProcess': ProcessSteps,
  'services/complementaryServices': ComplementaryServices,
  'communication/contentLists': ContentLists,
  'communication/successStories': SuccessStories,
  'strategy/caseStudies': CaseStudies,
  'formations/courseConditions': CourseConditions,
  'formations/formationTestimonials': Testimonials,
};

/** Their components, for contents that their schemas have admitted. */
export const composedSections = composed as unknown as Readonly<Record<string, ComponentType<object>>>;
