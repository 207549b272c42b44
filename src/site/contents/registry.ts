import { footerContent } from '#site/layout/Footer/footer.content.ts';
import { footerSchema } from '#site/layout/Footer/footer.schema.ts';
import { headerContent } from '#site/layout/Header/header.content.ts';
import { headerSchema } from '#site/layout/Header/header.schema.ts';
import {
  callToActionContent as aboutCallToAction,
  headContent as aboutHead,
  heroContent as aboutHero,
} from '#site/pages/AboutPage/aboutPage.content.ts';
import { callToActionContent as blogArticleCallToAction } from '#site/pages/BlogArticlePage/blogArticlePage.content.ts';
import {
  callToActionContent as blogCallToAction,
  headContent as blogHead,
  heroContent as blogHero,
} from '#site/pages/BlogPage/blogPage.content.ts';
import {
  followUpContent,
  headContent as contactHead,
  heroContent as contactHero,
  messageContent,
} from '#site/pages/ContactPage/contactPage.content.ts';
import {
  callToActionContent as formationsCallToAction,
  headContent as formationsHead,
  heroContent as formationsHero,
} from '#site/pages/FormationsPage/formationsPage.content.ts';
import { headContent as homeHead } from '#site/pages/HomePage/homePage.content.ts';
import {
  callToActionContent as legalNoticeCallToAction,
  headContent as legalNoticeHead,
  heroContent as legalNoticeHero,
} from '#site/pages/LegalNoticePage/legalNoticePage.content.ts';
import {
  headContent as notFoundHead,
  heroContent as notFoundHero,
} from '#site/pages/NotFoundPage/notFoundPage.content.ts';
import {
  callToActionContent as privacyPolicyCallToAction,
  headContent as privacyPolicyHead,
  heroContent as privacyPolicyHero,
} from '#site/pages/PrivacyPolicyPage/privacyPolicyPage.content.ts';
import {
  callToActionContent as realizationsCallToAction,
  headContent as realizationsHead,
  heroContent as realizationsHero,
} from '#site/pages/RealizationsPage/realizationsPage.content.ts';
import {
  callToActionContent as audiovisualCallToAction,
  headContent as audiovisualHead,
  heroContent as audiovisualHero,
} from '#site/pages/ServiceAudiovisualPage/serviceAudiovisualPage.content.ts';
import {
  callToActionContent as communicationCallToAction,
  headContent as communicationHead,
  heroContent as communicationHero,
} from '#site/pages/ServiceCommunicationPage/serviceCommunicationPage.content.ts';
import {
  callToActionContent as servicesCallToAction,
  headContent as servicesHead,
  heroContent as servicesHero,
} from '#site/pages/ServicesPage/servicesPage.content.ts';
import {
  callToActionContent as strategyCallToAction,
  headContent as strategyHead,
  heroContent as strategyHero,
} from '#site/pages/ServiceStrategyPage/serviceStrategyPage.content.ts';
import {
  callToActionContent as trainingCallToAction,
  headContent as trainingHead,
  heroContent as trainingHero,
} from '#site/pages/ServiceTrainingPage/serviceTrainingPage.content.ts';
import {
  callToActionContent as termsOfServiceCallToAction,
  headContent as termsOfServiceHead,
  heroContent as termsOfServiceHero,
} from '#site/pages/TermsOfServicePage/termsOfServicePage.content.ts';
import { aboutStatsContent } from '#site/sections/about/aboutStats.content.ts';
import { expertiseContent } from '#site/sections/about/Expertise/expertise.content.ts';
import { expertiseSchema } from '#site/sections/about/Expertise/expertise.schema.ts';
import { purposeContent } from '#site/sections/about/Purpose/purpose.content.ts';
import { purposeSchema } from '#site/sections/about/Purpose/purpose.schema.ts';
import { storyContent } from '#site/sections/about/Story/story.content.ts';
import { storySchema } from '#site/sections/about/Story/story.schema.ts';
import { teamContent } from '#site/sections/about/Team/team.content.ts';
import { teamSchema } from '#site/sections/about/Team/team.schema.ts';
import { valuesContent } from '#site/sections/about/Values/values.content.ts';
import { valuesSchema } from '#site/sections/about/Values/values.schema.ts';
import { audiovisualProcessContent } from '#site/sections/audiovisual/audiovisualProcess.content.ts';
import { audiovisualServicesContent } from '#site/sections/audiovisual/AudiovisualServices/audiovisualServices.content.ts';
import { audiovisualServicesSchema } from '#site/sections/audiovisual/AudiovisualServices/audiovisualServices.schema.ts';
import { studiosContent } from '#site/sections/audiovisual/Studios/studios.content.ts';
import { studiosSchema } from '#site/sections/audiovisual/Studios/studios.schema.ts';
import { contactMessageSchema } from '#site/sections/contact/ContactMessage/contactMessage.schema.ts';
import { courseCatalogueContent } from '#site/sections/formations/CourseCatalogue/courseCatalogue.content.ts';
import { courseCatalogueSchema } from '#site/sections/formations/CourseCatalogue/courseCatalogue.schema.ts';
import { courseConditionsContent } from '#site/sections/formations/CourseConditions/courseConditions.content.ts';
import { courseConditionsSchema } from '#site/sections/formations/CourseConditions/courseConditions.schema.ts';
import { formationTestimonialsContent } from '#site/sections/formations/formationTestimonials.content.ts';
import { heroContent } from '#site/sections/home/Hero/hero.content.ts';
import { heroSchema } from '#site/sections/home/Hero/hero.schema.ts';
import { impactContent } from '#site/sections/home/Impact/impact.content.ts';
import { impactSchema } from '#site/sections/home/Impact/impact.schema.ts';
import { latestProductionsContent } from '#site/sections/home/LatestProductions/latestProductions.content.ts';
import { latestProductionsSchema } from '#site/sections/home/LatestProductions/latestProductions.schema.ts';
import { methodContent } from '#site/sections/home/Method/method.content.ts';
import { methodSchema } from '#site/sections/home/Method/method.schema.ts';
import { resultsBandContent } from '#site/sections/home/ResultsBand/resultsBand.content.ts';
import { resultsBandSchema } from '#site/sections/home/ResultsBand/resultsBand.schema.ts';
import { roiCalculatorContent } from '#site/sections/home/RoiCalculator/roiCalculator.content.ts';
import { roiCalculatorSchema } from '#site/sections/home/RoiCalculator/roiCalculator.schema.ts';
import { servicesShowcaseContent } from '#site/sections/home/ServicesShowcase/servicesShowcase.content.ts';
import { servicesShowcaseSchema } from '#site/sections/home/ServicesShowcase/servicesShowcase.schema.ts';
import { legalNoticeContent } from '#site/sections/legal/legalNotice.content.ts';
import { legalTextSchema } from '#site/sections/legal/LegalText/legalText.schema.ts';
import { privacyPolicyContent } from '#site/sections/legal/privacyPolicy.content.ts';
import { termsOfServiceContent } from '#site/sections/legal/termsOfService.content.ts';
import { directionsContent } from '#site/sections/notFound/Directions/directions.content.ts';
import { directionsSchema } from '#site/sections/notFound/Directions/directions.schema.ts';
import { projectGalleryContent } from '#site/sections/realizations/ProjectGallery/projectGallery.content.ts';
import { projectGallerySchema } from '#site/sections/realizations/ProjectGallery/projectGallery.schema.ts';
import { complementaryServicesContent } from '#site/sections/services/ComplementaryServices/complementaryServices.content.ts';
import { complementaryServicesSchema } from '#site/sections/services/ComplementaryServices/complementaryServices.schema.ts';
import { mainServicesContent } from '#site/sections/services/MainServices/mainServices.content.ts';
import { mainServicesSchema } from '#site/sections/services/MainServices/mainServices.schema.ts';
import { callToActionSchema } from '#site/sections/shared/CallToAction/callToAction.schema.ts';
import { pageHeroSchema } from '#site/sections/shared/PageHero/pageHero.schema.ts';
import { processStepsSchema } from '#site/sections/shared/ProcessSteps/processSteps.schema.ts';
import { statsBandSchema } from '#site/sections/shared/StatsBand/statsBand.schema.ts';
import { testimonialsSchema } from '#site/sections/shared/Testimonials/testimonials.schema.ts';
import { caseStudiesContent } from '#site/sections/strategy/CaseStudies/caseStudies.content.ts';
import { caseStudiesSchema } from '#site/sections/strategy/CaseStudies/caseStudies.schema.ts';
import { methodologiesContent } from '#site/sections/strategy/Methodologies/methodologies.content.ts';
import { methodologiesSchema } from '#site/sections/strategy/Methodologies/methodologies.schema.ts';
import { strategyProcessContent } from '#site/sections/strategy/strategyProcess.content.ts';
import { strategyServicesContent } from '#site/sections/strategy/StrategyServices/strategyServices.content.ts';
import { strategyServicesSchema } from '#site/sections/strategy/StrategyServices/strategyServices.schema.ts';
import { learningPathContent } from '#site/sections/training/LearningPath/learningPath.content.ts';
import { learningPathSchema } from '#site/sections/training/LearningPath/learningPath.schema.ts';
import { trainingOffersContent } from '#site/sections/training/TrainingOffers/trainingOffers.content.ts';
import { trainingOffersSchema } from '#site/sections/training/TrainingOffers/trainingOffers.schema.ts';
import { trainingTestimonialsContent } from '#site/sections/training/trainingTestimonials.content.ts';
import { upcomingSessionsContent } from '#site/sections/training/UpcomingSessions/upcomingSessions.content.ts';
import { upcomingSessionsSchema } from '#site/sections/training/UpcomingSessions/upcomingSessions.schema.ts';
import { contentListsContent } from '#site/sections/visibility/ContentLists/contentLists.content.ts';
import { contentListsSchema } from '#site/sections/visibility/ContentLists/contentLists.schema.ts';
import { successStoriesContent } from '#site/sections/visibility/SuccessStories/successStories.content.ts';
import { successStoriesSchema } from '#site/sections/visibility/SuccessStories/successStories.schema.ts';
import { visibilityProcessContent } from '#site/sections/visibility/visibilityProcess.content.ts';
import { visibilityServicesContent } from '#site/sections/visibility/VisibilityServices/visibilityServices.content.ts';
import { visibilityServicesSchema } from '#site/sections/visibility/VisibilityServices/visibilityServices.schema.ts';
import { pageHeadSchema } from './pageHead.schema.ts';
import { publicPages } from './pages.ts';
import { type EditableSection, editable } from './section.ts';
import { settingsSections } from './settingsSections.ts';

const {
  home,
  about,
  services,
  audiovisual,
  communication,
  training,
  strategy,
  formations,
  realizations,
  contact,
  blog,
  blogArticle,
  privacyPolicy,
  termsOfService,
  legalNotice,
  notFound,
} = publicPages;

/** What each page says about itself to search engines and social networks. */
const heads = Object.entries({
  home: homeHead,
  about: aboutHead,
  services: servicesHead,
  audiovisual: audiovisualHead,
  communication: communicationHead,
  training: trainingHead,
  strategy: strategyHead,
  formations: formationsHead,
  realizations: realizationsHead,
  blog: blogHead,
  contact: contactHead,
  privacyPolicy: privacyPolicyHead,
  termsOfService: termsOfServiceHead,
  legalNotice: legalNoticeHead,
  notFound: notFoundHead,
}).map(([name, content]) =>
  editable({
    key: `${name}/head`,
    title: 'Titre et description',
    group: 'pages',
    pages: [publicPages[name as keyof typeof publicPages]],
    schema: pageHeadSchema,
    content,
  }),
);

const pageSections = [
  editable({
    key: 'home/hero',
    title: 'Bannière',
    group: 'pages',
    pages: [home],
    schema: heroSchema,
    content: heroContent,
  }),
  editable({
    key: 'home/resultsBand',
    title: 'Résultats',
    group: 'pages',
    pages: [home],
    schema: resultsBandSchema,
    content: resultsBandContent,
  }),
  editable({
    key: 'home/servicesShowcase',
    title: 'Services',
    group: 'services',
    pages: [home],
    schema: servicesShowcaseSchema,
    content: servicesShowcaseContent,
  }),
  editable({
    key: 'home/method',
    title: 'Méthode',
    group: 'pages',
    pages: [home],
    schema: methodSchema,
    content: methodContent,
  }),
  editable({
    key: 'home/impact',
    title: 'Impact',
    group: 'pages',
    pages: [home],
    schema: impactSchema,
    content: impactContent,
  }),
  editable({
    key: 'home/roiCalculator',
    title: 'Calculateur',
    group: 'pages',
    pages: [home],
    schema: roiCalculatorSchema,
    content: roiCalculatorContent,
  }),
  editable({
    key: 'home/latestProductions',
    title: 'Dernières productions',
    group: 'pages',
    pages: [home],
    schema: latestProductionsSchema,
    content: latestProductionsContent,
  }),
  editable({
    key: 'about/hero',
    title: 'Bannière',
    group: 'pages',
    pages: [about],
    schema: pageHeroSchema,
    content: aboutHero,
  }),
  editable({
    key: 'about/aboutStats',
    title: 'Chiffres',
    group: 'pages',
    pages: [about],
    schema: statsBandSchema,
    content: aboutStatsContent,
  }),
  editable({
    key: 'about/story',
    title: 'Histoire',
    group: 'pages',
    pages: [about],
    schema: storySchema,
    content: storyContent,
  }),
  editable({
    key: 'about/purpose',
    title: 'Mission et vision',
    group: 'pages',
    pages: [about],
    schema: purposeSchema,
    content: purposeContent,
  }),
  editable({
    key: 'about/values',
    title: 'Valeurs',
    group: 'pages',
    pages: [about],
    schema: valuesSchema,
    content: valuesContent,
  }),
  editable({
    key: 'about/expertise',
    title: 'Expertises',
    group: 'pages',
    pages: [about],
    schema: expertiseSchema,
    content: expertiseContent,
  }),
  editable({
    key: 'about/team',
    title: 'Équipe',
    group: 'pages',
    pages: [about],
    schema: teamSchema,
    content: teamContent,
  }),
  editable({
    key: 'about/callToAction',
    title: 'Appel à l’action',
    group: 'pages',
    pages: [about],
    schema: callToActionSchema,
    content: aboutCallToAction,
  }),
  editable({
    key: 'services/hero',
    title: 'Bannière',
    group: 'pages',
    pages: [services],
    schema: pageHeroSchema,
    content: servicesHero,
  }),
  editable({
    key: 'services/mainServices',
    title: 'Services principaux',
    group: 'services',
    pages: [services],
    schema: mainServicesSchema,
    content: mainServicesContent,
  }),
  editable({
    key: 'services/complementaryServices',
    title: 'Services complémentaires',
    group: 'services',
    pages: [services],
    schema: complementaryServicesSchema,
    content: complementaryServicesContent,
  }),
  editable({
    key: 'services/callToAction',
    title: 'Appel à l’action',
    group: 'pages',
    pages: [services],
    schema: callToActionSchema,
    content: servicesCallToAction,
  }),
  editable({
    key: 'audiovisual/hero',
    title: 'Bannière',
    group: 'pages',
    pages: [audiovisual],
    schema: pageHeroSchema,
    content: audiovisualHero,
  }),
  editable({
    key: 'audiovisual/audiovisualServices',
    title: 'Services audiovisuels',
    group: 'services',
    pages: [audiovisual],
    schema: audiovisualServicesSchema,
    content: audiovisualServicesContent,
  }),
  editable({
    key: 'audiovisual/audiovisualProcess',
    title: 'Processus',
    group: 'pages',
    pages: [audiovisual],
    schema: processStepsSchema,
    content: audiovisualProcessContent,
  }),
  editable({
    key: 'audiovisual/studios',
    title: 'Studios',
    group: 'services',
    pages: [audiovisual],
    schema: studiosSchema,
    content: studiosContent,
  }),
  editable({
    key: 'audiovisual/callToAction',
    title: 'Appel à l’action',
    group: 'pages',
    pages: [audiovisual],
    schema: callToActionSchema,
    content: audiovisualCallToAction,
  }),
  editable({
    key: 'communication/hero',
    title: 'Bannière',
    group: 'pages',
    pages: [communication],
    schema: pageHeroSchema,
    content: communicationHero,
  }),
  editable({
    key: 'communication/visibilityServices',
    title: 'Services de visibilité',
    group: 'services',
    pages: [communication],
    schema: visibilityServicesSchema,
    content: visibilityServicesContent,
  }),
  editable({
    key: 'communication/contentLists',
    title: 'Contenus',
    group: 'pages',
    pages: [communication],
    schema: contentListsSchema,
    content: contentListsContent,
  }),
  editable({
    key: 'communication/visibilityProcess',
    title: 'Méthode',
    group: 'pages',
    pages: [communication],
    schema: processStepsSchema,
    content: visibilityProcessContent,
  }),
  editable({
    key: 'communication/successStories',
    title: 'Réussites',
    group: 'pages',
    pages: [communication],
    schema: successStoriesSchema,
    content: successStoriesContent,
  }),
  editable({
    key: 'communication/callToAction',
    title: 'Appel à l’action',
    group: 'pages',
    pages: [communication],
    schema: callToActionSchema,
    content: communicationCallToAction,
  }),
  editable({
    key: 'training/hero',
    title: 'Bannière',
    group: 'pages',
    pages: [training],
    schema: pageHeroSchema,
    content: trainingHero,
  }),
  editable({
    key: 'training/learningPath',
    title: 'Parcours',
    group: 'pages',
    pages: [training],
    schema: learningPathSchema,
    content: learningPathContent,
  }),
  editable({
    key: 'training/trainingOffers',
    title: 'Formations de groupe et coaching',
    group: 'formations',
    pages: [training],
    schema: trainingOffersSchema,
    content: trainingOffersContent,
  }),
  editable({
    key: 'training/upcomingSessions',
    title: 'Prochaines sessions',
    group: 'formations',
    pages: [training],
    schema: upcomingSessionsSchema,
    content: upcomingSessionsContent,
  }),
  editable({
    key: 'training/trainingTestimonials',
    title: 'Témoignages',
    group: 'pages',
    pages: [training],
    schema: testimonialsSchema,
    content: trainingTestimonialsContent,
  }),
  editable({
    key: 'training/callToAction',
    title: 'Appel à l’action',
    group: 'pages',
    pages: [training],
    schema: callToActionSchema,
    content: trainingCallToAction,
  }),
  editable({
    key: 'strategy/hero',
    title: 'Bannière',
    group: 'pages',
    pages: [strategy],
    schema: pageHeroSchema,
    content: strategyHero,
  }),
  editable({
    key: 'strategy/strategyServices',
    title: 'Services de stratégie',
    group: 'services',
    pages: [strategy],
    schema: strategyServicesSchema,
    content: strategyServicesContent,
  }),
  editable({
    key: 'strategy/methodologies',
    title: 'Méthodologies',
    group: 'pages',
    pages: [strategy],
    schema: methodologiesSchema,
    content: methodologiesContent,
  }),
  editable({
    key: 'strategy/caseStudies',
    title: 'Études de cas',
    group: 'pages',
    pages: [strategy],
    schema: caseStudiesSchema,
    content: caseStudiesContent,
  }),
  editable({
    key: 'strategy/strategyProcess',
    title: 'Phases',
    group: 'pages',
    pages: [strategy],
    schema: processStepsSchema,
    content: strategyProcessContent,
  }),
  editable({
    key: 'strategy/callToAction',
    title: 'Appel à l’action',
    group: 'pages',
    pages: [strategy],
    schema: callToActionSchema,
    content: strategyCallToAction,
  }),
  editable({
    key: 'formations/hero',
    title: 'Bannière',
    group: 'pages',
    pages: [formations],
    schema: pageHeroSchema,
    content: formationsHero,
  }),
  editable({
    key: 'formations/courseCatalogue',
    title: 'Catalogue des formations',
    group: 'formations',
    pages: [formations, home, training],
    schema: courseCatalogueSchema,
    content: courseCatalogueContent,
  }),
  editable({
    key: 'formations/courseConditions',
    title: 'Ce qui est compris',
    group: 'formations',
    pages: [formations],
    schema: courseConditionsSchema,
    content: courseConditionsContent,
  }),
  editable({
    key: 'formations/formationTestimonials',
    title: 'Témoignages',
    group: 'pages',
    pages: [formations],
    schema: testimonialsSchema,
    content: formationTestimonialsContent,
  }),
  editable({
    key: 'formations/callToAction',
    title: 'Appel à l’action',
    group: 'pages',
    pages: [formations],
    schema: callToActionSchema,
    content: formationsCallToAction,
  }),
  editable({
    key: 'realizations/hero',
    title: 'Bannière',
    group: 'pages',
    pages: [realizations],
    schema: pageHeroSchema,
    content: realizationsHero,
  }),
  editable({
    key: 'realizations/projectGallery',
    title: 'Projets',
    group: 'pages',
    pages: [realizations],
    schema: projectGallerySchema,
    content: projectGalleryContent,
  }),
  editable({
    key: 'realizations/callToAction',
    title: 'Appel à l’action',
    group: 'pages',
    pages: [realizations],
    schema: callToActionSchema,
    content: realizationsCallToAction,
  }),
  editable({
    key: 'contact/hero',
    title: 'Bannière',
    group: 'pages',
    pages: [contact],
    schema: pageHeroSchema,
    content: contactHero,
  }),
  editable({
    key: 'contact/message',
    title: 'Formulaire',
    group: 'pages',
    pages: [contact],
    schema: contactMessageSchema,
    content: messageContent,
  }),
  editable({
    key: 'contact/followUp',
    title: 'La suite',
    group: 'pages',
    pages: [contact],
    schema: processStepsSchema,
    content: followUpContent,
  }),
  editable({
    key: 'blog/hero',
    title: 'Bannière',
    group: 'pages',
    pages: [blog],
    schema: pageHeroSchema,
    content: blogHero,
  }),
  editable({
    key: 'blog/callToAction',
    title: 'Appel à l’action',
    group: 'pages',
    pages: [blog],
    schema: callToActionSchema,
    content: blogCallToAction,
  }),
  editable({
    key: 'blogArticle/callToAction',
    title: 'Appel à l’action',
    group: 'pages',
    pages: [blogArticle],
    schema: callToActionSchema,
    content: blogArticleCallToAction,
  }),
  editable({
    key: 'privacyPolicy/hero',
    title: 'Bannière',
    group: 'pages',
    pages: [privacyPolicy],
    schema: pageHeroSchema,
    content: privacyPolicyHero,
  }),
  editable({
    key: 'privacyPolicy/text',
    title: 'Texte',
    group: 'pages',
    pages: [privacyPolicy],
    schema: legalTextSchema,
    content: privacyPolicyContent,
  }),
  editable({
    key: 'privacyPolicy/callToAction',
    title: 'Appel à l’action',
    group: 'pages',
    pages: [privacyPolicy],
    schema: callToActionSchema,
    content: privacyPolicyCallToAction,
  }),
  editable({
    key: 'termsOfService/hero',
    title: 'Bannière',
    group: 'pages',
    pages: [termsOfService],
    schema: pageHeroSchema,
    content: termsOfServiceHero,
  }),
  editable({
    key: 'termsOfService/text',
    title: 'Texte',
    group: 'pages',
    pages: [termsOfService],
    schema: legalTextSchema,
    content: termsOfServiceContent,
  }),
  editable({
    key: 'termsOfService/callToAction',
    title: 'Appel à l’action',
    group: 'pages',
    pages: [termsOfService],
    schema: callToActionSchema,
    content: termsOfServiceCallToAction,
  }),
  editable({
    key: 'legalNotice/hero',
    title: 'Bannière',
    group: 'pages',
    pages: [legalNotice],
    schema: pageHeroSchema,
    content: legalNoticeHero,
  }),
  editable({
    key: 'legalNotice/text',
    title: 'Texte',
    group: 'pages',
    pages: [legalNotice],
    schema: legalTextSchema,
    content: legalNoticeContent,
  }),
  editable({
    key: 'legalNotice/callToAction',
    title: 'Appel à l’action',
    group: 'pages',
    pages: [legalNotice],
    schema: callToActionSchema,
    content: legalNoticeCallToAction,
  }),
  editable({
    key: 'notFound/hero',
    title: 'Bannière',
    group: 'pages',
    pages: [notFound],
    schema: pageHeroSchema,
    content: notFoundHero,
  }),
  editable({
    key: 'notFound/directions',
    title: 'Où aller',
    group: 'pages',
    pages: [notFound],
    schema: directionsSchema,
    content: directionsContent,
  }),
  editable({
    key: 'layout/header',
    title: 'En-tête',
    group: 'pages',
    pages: [],
    schema: headerSchema,
    content: headerContent,
  }),
  editable({
    key: 'layout/footer',
    title: 'Pied de page',
    group: 'pages',
    pages: [],
    schema: footerSchema,
    content: footerContent,
  }),
] as const;

type Described = (typeof pageSections)[number] | (typeof settingsSections)[number];

/** What the content of each section is, by its key, but for those of the heads. */
export type SectionContents = { [Section in Described as Section['key']]: Section['content'] };

/** Every section whose content staff may change, in the order of the pages. For the back-office: it loads them all. */
export const sections: readonly EditableSection[] = [...pageSections, ...heads, ...settingsSections];

/** The section of that key, or nothing. */
export const sectionOf = (key: string): EditableSection | undefined =>
  sections.find((section) => section.key === key);
