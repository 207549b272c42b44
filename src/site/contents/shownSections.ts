import type { ComponentType } from 'react';
import { Footer } from '#site/layout/Footer/index.ts';
import { Header } from '#site/layout/Header/index.ts';
import { Expertise } from '#site/sections/about/Expertise/index.ts';
import { Purpose } from '#site/sections/about/Purpose/index.ts';
import { Story } from '#site/sections/about/Story/index.ts';
import { Team } from '#site/sections/about/Team/index.ts';
import { Values } from '#site/sections/about/Values/index.ts';
import { AudiovisualServices } from '#site/sections/audiovisual/AudiovisualServices/index.ts';
import { Studios } from '#site/sections/audiovisual/Studios/index.ts';
import { ContactMessage } from '#site/sections/contact/ContactMessage/index.ts';
import { CourseCatalogue } from '#site/sections/formations/CourseCatalogue/index.ts';
import { CourseConditions } from '#site/sections/formations/CourseConditions/index.ts';
import { Hero } from '#site/sections/home/Hero/index.ts';
import { Impact } from '#site/sections/home/Impact/index.ts';
import { Method } from '#site/sections/home/Method/index.ts';
import { ResultsBand } from '#site/sections/home/ResultsBand/index.ts';
import { RoiCalculator } from '#site/sections/home/RoiCalculator/index.ts';
import { ServicesShowcase } from '#site/sections/home/ServicesShowcase/index.ts';
import { LegalText } from '#site/sections/legal/LegalText/index.ts';
import { Directions } from '#site/sections/notFound/Directions/index.ts';
import { ProjectGallery } from '#site/sections/realizations/ProjectGallery/index.ts';
import { ComplementaryServices } from '#site/sections/services/ComplementaryServices/index.ts';
import { MainServices } from '#site/sections/services/MainServices/index.ts';
import { CallToAction } from '#site/sections/shared/CallToAction/index.ts';
import { PageHero } from '#site/sections/shared/PageHero/index.ts';
import { ProcessSteps } from '#site/sections/shared/ProcessSteps/index.ts';
import { StatsBand } from '#site/sections/shared/StatsBand/index.ts';
import { Testimonials } from '#site/sections/shared/Testimonials/index.ts';
import { CaseStudies } from '#site/sections/strategy/CaseStudies/index.ts';
import { Methodologies } from '#site/sections/strategy/Methodologies/index.ts';
import { StrategyServices } from '#site/sections/strategy/StrategyServices/index.ts';
import { LearningPath } from '#site/sections/training/LearningPath/index.ts';
import { UpcomingSessions } from '#site/sections/training/UpcomingSessions/index.ts';
import { ContentLists } from '#site/sections/visibility/ContentLists/index.ts';
import { SuccessStories } from '#site/sections/visibility/SuccessStories/index.ts';
import { VisibilityServices } from '#site/sections/visibility/VisibilityServices/index.ts';
import { HeadPreview } from '#site/sections/shared/HeadPreview/index.ts';
import { band, LatestProductionsWithCourses, TrainingOffersWithCourses } from './inPlace.tsx';
import { type SectionContents, sections } from './registry.ts';
import type { EditableSection } from './section.ts';
import { settingInPlace, SocialsInPlace } from './settingsInPlace.tsx';
import type { settingsSections } from './settingsSections.ts';

type Components = { [Key in keyof SectionContents]: ComponentType<SectionContents[Key]> };
type KeyOfSetting = (typeof settingsSections)[number]['key'];

/** What shows each section on the site, by its key; a setting may have nothing of the kind. */
const components: Omit<Components, KeyOfSetting> & Partial<Pick<Components, KeyOfSetting>> = {
  'home/hero': Hero,
  'home/resultsBand': ResultsBand,
  'home/servicesShowcase': ServicesShowcase,
  'home/method': Method,
  'home/impact': Impact,
  'home/roiCalculator': RoiCalculator,
  'home/latestProductions': LatestProductionsWithCourses,
  'about/hero': PageHero,
  'about/aboutStats': StatsBand,
  'about/story': Story,
  'about/purpose': Purpose,
  'about/values': Values,
  'about/expertise': Expertise,
  'about/team': Team,
  'about/callToAction': CallToAction,
  'services/hero': PageHero,
  'services/mainServices': MainServices,
  'services/complementaryServices': ComplementaryServices,
  'services/callToAction': CallToAction,
  'audiovisual/hero': PageHero,
  'audiovisual/audiovisualServices': AudiovisualServices,
  'audiovisual/audiovisualProcess': ProcessSteps,
  'audiovisual/studios': Studios,
  'audiovisual/callToAction': CallToAction,
  'communication/hero': PageHero,
  'communication/visibilityServices': VisibilityServices,
  'communication/contentLists': ContentLists,
  'communication/visibilityProcess': ProcessSteps,
  'communication/successStories': SuccessStories,
  'communication/callToAction': CallToAction,
  'training/hero': PageHero,
  'training/learningPath': LearningPath,
  'training/trainingOffers': TrainingOffersWithCourses,
  'training/upcomingSessions': UpcomingSessions,
  'training/trainingTestimonials': band(Testimonials),
  'training/callToAction': CallToAction,
  'strategy/hero': PageHero,
  'strategy/strategyServices': StrategyServices,
  'strategy/methodologies': Methodologies,
  'strategy/caseStudies': CaseStudies,
  'strategy/strategyProcess': ProcessSteps,
  'strategy/callToAction': CallToAction,
  'formations/hero': PageHero,
  'formations/courseCatalogue': CourseCatalogue,
  'formations/courseConditions': CourseConditions,
  'formations/formationTestimonials': Testimonials,
  'formations/callToAction': CallToAction,
  'realizations/hero': PageHero,
  'realizations/projectGallery': ProjectGallery,
  'realizations/callToAction': CallToAction,
  'contact/hero': PageHero,
  'contact/message': ContactMessage,
  'contact/followUp': ProcessSteps,
  'blog/hero': PageHero,
  'blog/callToAction': band(CallToAction),
  'blogArticle/callToAction': CallToAction,
  'privacyPolicy/hero': PageHero,
  'privacyPolicy/text': LegalText,
  'privacyPolicy/callToAction': CallToAction,
  'termsOfService/hero': PageHero,
  'termsOfService/text': LegalText,
  'termsOfService/callToAction': CallToAction,
  'legalNotice/hero': PageHero,
  'legalNotice/text': LegalText,
  'legalNotice/callToAction': CallToAction,
  'notFound/hero': PageHero,
  'notFound/directions': Directions,
  'layout/header': Header,
  'layout/footer': Footer,
  'settings/company': settingInPlace('company'),
  'settings/hours': settingInPlace('hours'),
  'settings/socials': SocialsInPlace,
};

const known = components as Readonly<Record<string, ComponentType<object> | undefined>>;

/** The sections with what shows them: heavy, and for whoever draws any section; contents alone are in the registry. */
export const shownSections: readonly EditableSection[] = sections.map((section) => {
  const Section = section.key.endsWith('/head') ? (HeadPreview as ComponentType<object>) : known[section.key];
  return Section ? { ...section, Section } : section;
});

/** The section of that key with what shows it, or nothing. */
export const shownSectionOf = (key: string) => shownSections.find((section) => section.key === key);
