import { footerContent } from '#site/layout/Footer/footer.content.ts';
import { footerSchema } from '#site/layout/Footer/footer.schema.ts';
import { Footer } from '#site/layout/Footer/index.ts';
import { headerContent } from '#site/layout/Header/header.content.ts';
import { headerSchema } from '#site/layout/Header/header.schema.ts';
import { Header } from '#site/layout/Header/index.ts';
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
import { Expertise } from '#site/sections/about/Expertise/index.ts';
import { Purpose } from '#site/sections/about/Purpose/index.ts';
import { purposeContent } from '#site/sections/about/Purpose/purpose.content.ts';
import { purposeSchema } from '#site/sections/about/Purpose/purpose.schema.ts';
import { Story } from '#site/sections/about/Story/index.ts';
import { storyContent } from '#site/sections/about/Story/story.content.ts';
import { storySchema } from '#site/sections/about/Story/story.schema.ts';
import { Team } from '#site/sections/about/Team/index.ts';
import { teamContent } from '#site/sections/about/Team/team.content.ts';
import { teamSchema } from '#site/sections/about/Team/team.schema.ts';
import { Values } from '#site/sections/about/Values/index.ts';
import { valuesContent } from '#site/sections/about/Values/values.content.ts';
import { valuesSchema } from '#site/sections/about/Values/values.schema.ts';
import { audiovisualProcessContent } from '#site/sections/audiovisual/audiovisualProcess.content.ts';
import { audiovisualServicesContent } from '#site/sections/audiovisual/AudiovisualServices/audiovisualServices.content.ts';
import { audiovisualServicesSchema } from '#site/sections/audiovisual/AudiovisualServices/audiovisualServices.schema.ts';
import { AudiovisualServices } from '#site/sections/audiovisual/AudiovisualServices/index.ts';
import { Studios } from '#site/sections/audiovisual/Studios/index.ts';
import { studiosContent } from '#site/sections/audiovisual/Studios/studios.content.ts';
import { studiosSchema } from '#site/sections/audiovisual/Studios/studios.schema.ts';
import { contactMessageSchema } from '#site/sections/contact/ContactMessage/contactMessage.schema.ts';
import { ContactMessage } from '#site/sections/contact/ContactMessage/index.ts';
import { courseCatalogueContent } from '#site/sections/formations/CourseCatalogue/courseCatalogue.content.ts';
import { courseCatalogueSchema } from '#site/sections/formations/CourseCatalogue/courseCatalogue.schema.ts';
import { CourseCatalogue } from '#site/sections/formations/CourseCatalogue/index.ts';
import { courseConditionsContent } from '#site/sections/formations/CourseConditions/courseConditions.content.ts';
import { courseConditionsSchema } from '#site/sections/formations/CourseConditions/courseConditions.schema.ts';
import { CourseConditions } from '#site/sections/formations/CourseConditions/index.ts';
import { formationTestimonialsContent } from '#site/sections/formations/formationTestimonials.content.ts';
import { heroContent } from '#site/sections/home/Hero/hero.content.ts';
import { heroSchema } from '#site/sections/home/Hero/hero.schema.ts';
import { Hero } from '#site/sections/home/Hero/index.ts';
import { impactContent } from '#site/sections/home/Impact/impact.content.ts';
import { impactSchema } from '#site/sections/home/Impact/impact.schema.ts';
import { Impact } from '#site/sections/home/Impact/index.ts';
import { latestProductionsContent } from '#site/sections/home/LatestProductions/latestProductions.content.ts';
import { latestProductionsSchema } from '#site/sections/home/LatestProductions/latestProductions.schema.ts';
import { Method } from '#site/sections/home/Method/index.ts';
import { methodContent } from '#site/sections/home/Method/method.content.ts';
import { methodSchema } from '#site/sections/home/Method/method.schema.ts';
import { ResultsBand } from '#site/sections/home/ResultsBand/index.ts';
import { resultsBandContent } from '#site/sections/home/ResultsBand/resultsBand.content.ts';
import { resultsBandSchema } from '#site/sections/home/ResultsBand/resultsBand.schema.ts';
import { RoiCalculator } from '#site/sections/home/RoiCalculator/index.ts';
import { roiCalculatorContent } from '#site/sections/home/RoiCalculator/roiCalculator.content.ts';
import { roiCalculatorSchema } from '#site/sections/home/RoiCalculator/roiCalculator.schema.ts';
import { ServicesShowcase } from '#site/sections/home/ServicesShowcase/index.ts';
import { servicesShowcaseContent } from '#site/sections/home/ServicesShowcase/servicesShowcase.content.ts';
import { servicesShowcaseSchema } from '#site/sections/home/ServicesShowcase/servicesShowcase.schema.ts';
import { legalNoticeContent } from '#site/sections/legal/legalNotice.content.ts';
import { LegalText } from '#site/sections/legal/LegalText/index.ts';
import { legalTextSchema } from '#site/sections/legal/LegalText/legalText.schema.ts';
import { privacyPolicyContent } from '#site/sections/legal/privacyPolicy.content.ts';
import { termsOfServiceContent } from '#site/sections/legal/termsOfService.content.ts';
import { directionsContent } from '#site/sections/notFound/Directions/directions.content.ts';
import { directionsSchema } from '#site/sections/notFound/Directions/directions.schema.ts';
import { Directions } from '#site/sections/notFound/Directions/index.ts';
import { ProjectGallery } from '#site/sections/realizations/ProjectGallery/index.ts';
import { projectGalleryContent } from '#site/sections/realizations/ProjectGallery/projectGallery.content.ts';
import { projectGallerySchema } from '#site/sections/realizations/ProjectGallery/projectGallery.schema.ts';
import { complementaryServicesContent } from '#site/sections/services/ComplementaryServices/complementaryServices.content.ts';
import { complementaryServicesSchema } from '#site/sections/services/ComplementaryServices/complementaryServices.schema.ts';
import { ComplementaryServices } from '#site/sections/services/ComplementaryServices/index.ts';
import { MainServices } from '#site/sections/services/MainServices/index.ts';
import { mainServicesContent } from '#site/sections/services/MainServices/mainServices.content.ts';
import { mainServicesSchema } from '#site/sections/services/MainServices/mainServices.schema.ts';
import { callToActionSchema } from '#site/sections/shared/CallToAction/callToAction.schema.ts';
import { CallToAction } from '#site/sections/shared/CallToAction/index.ts';
import { PageHero } from '#site/sections/shared/PageHero/index.ts';
import { pageHeroSchema } from '#site/sections/shared/PageHero/pageHero.schema.ts';
import { ProcessSteps } from '#site/sections/shared/ProcessSteps/index.ts';
import { processStepsSchema } from '#site/sections/shared/ProcessSteps/processSteps.schema.ts';
import { StatsBand } from '#site/sections/shared/StatsBand/index.ts';
import { statsBandSchema } from '#site/sections/shared/StatsBand/statsBand.schema.ts';
import { Testimonials } from '#site/sections/shared/Testimonials/index.ts';
import { testimonialsSchema } from '#site/sections/shared/Testimonials/testimonials.schema.ts';
import { caseStudiesContent } from '#site/sections/strategy/CaseStudies/caseStudies.content.ts';
import { caseStudiesSchema } from '#site/sections/strategy/CaseStudies/caseStudies.schema.ts';
import { CaseStudies } from '#site/sections/strategy/CaseStudies/index.ts';
import { Methodologies } from '#site/sections/strategy/Methodologies/index.ts';
import { methodologiesContent } from '#site/sections/strategy/Methodologies/methodologies.content.ts';
import { methodologiesSchema } from '#site/sections/strategy/Methodologies/methodologies.schema.ts';
import { strategyProcessContent } from '#site/sections/strategy/strategyProcess.content.ts';
import { StrategyServices } from '#site/sections/strategy/StrategyServices/index.ts';
import { strategyServicesContent } from '#site/sections/strategy/StrategyServices/strategyServices.content.ts';
import { strategyServicesSchema } from '#site/sections/strategy/StrategyServices/strategyServices.schema.ts';
import { LearningPath } from '#site/sections/training/LearningPath/index.ts';
import { learningPathContent } from '#site/sections/training/LearningPath/learningPath.content.ts';
import { learningPathSchema } from '#site/sections/training/LearningPath/learningPath.schema.ts';
import { trainingOffersContent } from '#site/sections/training/TrainingOffers/trainingOffers.content.ts';
import { trainingOffersSchema } from '#site/sections/training/TrainingOffers/trainingOffers.schema.ts';
import { trainingTestimonialsContent } from '#site/sections/training/trainingTestimonials.content.ts';
import { UpcomingSessions } from '#site/sections/training/UpcomingSessions/index.ts';
import { upcomingSessionsContent } from '#site/sections/training/UpcomingSessions/upcomingSessions.content.ts';
import { upcomingSessionsSchema } from '#site/sections/training/UpcomingSessions/upcomingSessions.schema.ts';
import { contentListsContent } from '#site/sections/visibility/ContentLists/contentLists.content.ts';
import { contentListsSchema } from '#site/sections/visibility/ContentLists/contentLists.schema.ts';
import { ContentLists } from '#site/sections/visibility/ContentLists/index.ts';
import { SuccessStories } from '#site/sections/visibility/SuccessStories/index.ts';
import { successStoriesContent } from '#site/sections/visibility/SuccessStories/successStories.content.ts';
import { successStoriesSchema } from '#site/sections/visibility/SuccessStories/successStories.schema.ts';
import { visibilityProcessContent } from '#site/sections/visibility/visibilityProcess.content.ts';
import { VisibilityServices } from '#site/sections/visibility/VisibilityServices/index.ts';
import { visibilityServicesContent } from '#site/sections/visibility/VisibilityServices/visibilityServices.content.ts';
import { visibilityServicesSchema } from '#site/sections/visibility/VisibilityServices/visibilityServices.schema.ts';
import { band, LatestProductionsWithCourses, TrainingOffersWithCourses } from './inPlace.tsx';
import { HeadPreview } from '#site/sections/shared/HeadPreview/index.ts';
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
    Section: HeadPreview,
  }),
);

/** Every section whose content staff may change, in the order of the pages. For the back-office: it loads them all. */
export const sections: readonly EditableSection[] = [
  editable({
    key: 'home/hero',
    title: 'Bannière',
    group: 'pages',
    pages: [home],
    schema: heroSchema,
    content: heroContent,
    Section: Hero,
  }),
  editable({
    key: 'home/resultsBand',
    title: 'Résultats',
    group: 'pages',
    pages: [home],
    schema: resultsBandSchema,
    content: resultsBandContent,
    Section: ResultsBand,
  }),
  editable({
    key: 'home/servicesShowcase',
    title: 'Services',
    group: 'services',
    pages: [home],
    schema: servicesShowcaseSchema,
    content: servicesShowcaseContent,
    Section: ServicesShowcase,
  }),
  editable({
    key: 'home/method',
    title: 'Méthode',
    group: 'pages',
    pages: [home],
    schema: methodSchema,
    content: methodContent,
    Section: Method,
  }),
  editable({
    key: 'home/impact',
    title: 'Impact',
    group: 'pages',
    pages: [home],
    schema: impactSchema,
    content: impactContent,
    Section: Impact,
  }),
  editable({
    key: 'home/roiCalculator',
    title: 'Calculateur',
    group: 'pages',
    pages: [home],
    schema: roiCalculatorSchema,
    content: roiCalculatorContent,
    Section: RoiCalculator,
  }),
  editable({
    key: 'home/latestProductions',
    title: 'Dernières productions',
    group: 'pages',
    pages: [home],
    schema: latestProductionsSchema,
    content: latestProductionsContent,
    Section: LatestProductionsWithCourses,
  }),
  editable({
    key: 'about/hero',
    title: 'Bannière',
    group: 'pages',
    pages: [about],
    schema: pageHeroSchema,
    content: aboutHero,
    Section: PageHero,
  }),
  editable({
    key: 'about/aboutStats',
    title: 'Chiffres',
    group: 'pages',
    pages: [about],
    schema: statsBandSchema,
    content: aboutStatsContent,
    Section: StatsBand,
  }),
  editable({
    key: 'about/story',
    title: 'Histoire',
    group: 'pages',
    pages: [about],
    schema: storySchema,
    content: storyContent,
    Section: Story,
  }),
  editable({
    key: 'about/purpose',
    title: 'Mission et vision',
    group: 'pages',
    pages: [about],
    schema: purposeSchema,
    content: purposeContent,
    Section: Purpose,
  }),
  editable({
    key: 'about/values',
    title: 'Valeurs',
    group: 'pages',
    pages: [about],
    schema: valuesSchema,
    content: valuesContent,
    Section: Values,
  }),
  editable({
    key: 'about/expertise',
    title: 'Expertises',
    group: 'pages',
    pages: [about],
    schema: expertiseSchema,
    content: expertiseContent,
    Section: Expertise,
  }),
  editable({
    key: 'about/team',
    title: 'Équipe',
    group: 'pages',
    pages: [about],
    schema: teamSchema,
    content: teamContent,
    Section: Team,
  }),
  editable({
    key: 'about/callToAction',
    title: 'Appel à l’action',
    group: 'pages',
    pages: [about],
    schema: callToActionSchema,
    content: aboutCallToAction,
    Section: CallToAction,
  }),
  editable({
    key: 'services/hero',
    title: 'Bannière',
    group: 'pages',
    pages: [services],
    schema: pageHeroSchema,
    content: servicesHero,
    Section: PageHero,
  }),
  editable({
    key: 'services/mainServices',
    title: 'Services principaux',
    group: 'services',
    pages: [services],
    schema: mainServicesSchema,
    content: mainServicesContent,
    Section: MainServices,
  }),
  editable({
    key: 'services/complementaryServices',
    title: 'Services complémentaires',
    group: 'services',
    pages: [services],
    schema: complementaryServicesSchema,
    content: complementaryServicesContent,
    Section: ComplementaryServices,
  }),
  editable({
    key: 'services/callToAction',
    title: 'Appel à l’action',
    group: 'pages',
    pages: [services],
    schema: callToActionSchema,
    content: servicesCallToAction,
    Section: CallToAction,
  }),
  editable({
    key: 'audiovisual/hero',
    title: 'Bannière',
    group: 'pages',
    pages: [audiovisual],
    schema: pageHeroSchema,
    content: audiovisualHero,
    Section: PageHero,
  }),
  editable({
    key: 'audiovisual/audiovisualServices',
    title: 'Services audiovisuels',
    group: 'services',
    pages: [audiovisual],
    schema: audiovisualServicesSchema,
    content: audiovisualServicesContent,
    Section: AudiovisualServices,
  }),
  editable({
    key: 'audiovisual/audiovisualProcess',
    title: 'Processus',
    group: 'pages',
    pages: [audiovisual],
    schema: processStepsSchema,
    content: audiovisualProcessContent,
    Section: ProcessSteps,
  }),
  editable({
    key: 'audiovisual/studios',
    title: 'Studios',
    group: 'services',
    pages: [audiovisual],
    schema: studiosSchema,
    content: studiosContent,
    Section: Studios,
  }),
  editable({
    key: 'audiovisual/callToAction',
    title: 'Appel à l’action',
    group: 'pages',
    pages: [audiovisual],
    schema: callToActionSchema,
    content: audiovisualCallToAction,
    Section: CallToAction,
  }),
  editable({
    key: 'communication/hero',
    title: 'Bannière',
    group: 'pages',
    pages: [communication],
    schema: pageHeroSchema,
    content: communicationHero,
    Section: PageHero,
  }),
  editable({
    key: 'communication/visibilityServices',
    title: 'Services de visibilité',
    group: 'services',
    pages: [communication],
    schema: visibilityServicesSchema,
    content: visibilityServicesContent,
    Section: VisibilityServices,
  }),
  editable({
    key: 'communication/contentLists',
    title: 'Contenus',
    group: 'pages',
    pages: [communication],
    schema: contentListsSchema,
    content: contentListsContent,
    Section: ContentLists,
  }),
  editable({
    key: 'communication/visibilityProcess',
    title: 'Méthode',
    group: 'pages',
    pages: [communication],
    schema: processStepsSchema,
    content: visibilityProcessContent,
    Section: ProcessSteps,
  }),
  editable({
    key: 'communication/successStories',
    title: 'Réussites',
    group: 'pages',
    pages: [communication],
    schema: successStoriesSchema,
    content: successStoriesContent,
    Section: SuccessStories,
  }),
  editable({
    key: 'communication/callToAction',
    title: 'Appel à l’action',
    group: 'pages',
    pages: [communication],
    schema: callToActionSchema,
    content: communicationCallToAction,
    Section: CallToAction,
  }),
  editable({
    key: 'training/hero',
    title: 'Bannière',
    group: 'pages',
    pages: [training],
    schema: pageHeroSchema,
    content: trainingHero,
    Section: PageHero,
  }),
  editable({
    key: 'training/learningPath',
    title: 'Parcours',
    group: 'pages',
    pages: [training],
    schema: learningPathSchema,
    content: learningPathContent,
    Section: LearningPath,
  }),
  editable({
    key: 'training/trainingOffers',
    title: 'Formations de groupe et coaching',
    group: 'formations',
    pages: [training],
    schema: trainingOffersSchema,
    content: trainingOffersContent,
    Section: TrainingOffersWithCourses,
  }),
  editable({
    key: 'training/upcomingSessions',
    title: 'Prochaines sessions',
    group: 'formations',
    pages: [training],
    schema: upcomingSessionsSchema,
    content: upcomingSessionsContent,
    Section: UpcomingSessions,
  }),
  editable({
    key: 'training/trainingTestimonials',
    title: 'Témoignages',
    group: 'pages',
    pages: [training],
    schema: testimonialsSchema,
    content: trainingTestimonialsContent,
    Section: band(Testimonials),
  }),
  editable({
    key: 'training/callToAction',
    title: 'Appel à l’action',
    group: 'pages',
    pages: [training],
    schema: callToActionSchema,
    content: trainingCallToAction,
    Section: CallToAction,
  }),
  editable({
    key: 'strategy/hero',
    title: 'Bannière',
    group: 'pages',
    pages: [strategy],
    schema: pageHeroSchema,
    content: strategyHero,
    Section: PageHero,
  }),
  editable({
    key: 'strategy/strategyServices',
    title: 'Services de stratégie',
    group: 'services',
    pages: [strategy],
    schema: strategyServicesSchema,
    content: strategyServicesContent,
    Section: StrategyServices,
  }),
  editable({
    key: 'strategy/methodologies',
    title: 'Méthodologies',
    group: 'pages',
    pages: [strategy],
    schema: methodologiesSchema,
    content: methodologiesContent,
    Section: Methodologies,
  }),
  editable({
    key: 'strategy/caseStudies',
    title: 'Études de cas',
    group: 'pages',
    pages: [strategy],
    schema: caseStudiesSchema,
    content: caseStudiesContent,
    Section: CaseStudies,
  }),
  editable({
    key: 'strategy/strategyProcess',
    title: 'Phases',
    group: 'pages',
    pages: [strategy],
    schema: processStepsSchema,
    content: strategyProcessContent,
    Section: ProcessSteps,
  }),
  editable({
    key: 'strategy/callToAction',
    title: 'Appel à l’action',
    group: 'pages',
    pages: [strategy],
    schema: callToActionSchema,
    content: strategyCallToAction,
    Section: CallToAction,
  }),
  editable({
    key: 'formations/hero',
    title: 'Bannière',
    group: 'pages',
    pages: [formations],
    schema: pageHeroSchema,
    content: formationsHero,
    Section: PageHero,
  }),
  editable({
    key: 'formations/courseCatalogue',
    title: 'Catalogue des formations',
    group: 'formations',
    pages: [formations, home, training],
    schema: courseCatalogueSchema,
    content: courseCatalogueContent,
    Section: CourseCatalogue,
  }),
  editable({
    key: 'formations/courseConditions',
    title: 'Ce qui est compris',
    group: 'formations',
    pages: [formations],
    schema: courseConditionsSchema,
    content: courseConditionsContent,
    Section: CourseConditions,
  }),
  editable({
    key: 'formations/formationTestimonials',
    title: 'Témoignages',
    group: 'pages',
    pages: [formations],
    schema: testimonialsSchema,
    content: formationTestimonialsContent,
    Section: Testimonials,
  }),
  editable({
    key: 'formations/callToAction',
    title: 'Appel à l’action',
    group: 'pages',
    pages: [formations],
    schema: callToActionSchema,
    content: formationsCallToAction,
    Section: CallToAction,
  }),
  editable({
    key: 'realizations/hero',
    title: 'Bannière',
    group: 'pages',
    pages: [realizations],
    schema: pageHeroSchema,
    content: realizationsHero,
    Section: PageHero,
  }),
  editable({
    key: 'realizations/projectGallery',
    title: 'Projets',
    group: 'pages',
    pages: [realizations],
    schema: projectGallerySchema,
    content: projectGalleryContent,
    Section: ProjectGallery,
  }),
  editable({
    key: 'realizations/callToAction',
    title: 'Appel à l’action',
    group: 'pages',
    pages: [realizations],
    schema: callToActionSchema,
    content: realizationsCallToAction,
    Section: CallToAction,
  }),
  editable({
    key: 'contact/hero',
    title: 'Bannière',
    group: 'pages',
    pages: [contact],
    schema: pageHeroSchema,
    content: contactHero,
    Section: PageHero,
  }),
  editable({
    key: 'contact/message',
    title: 'Formulaire',
    group: 'pages',
    pages: [contact],
    schema: contactMessageSchema,
    content: messageContent,
    Section: ContactMessage,
  }),
  editable({
    key: 'contact/followUp',
    title: 'La suite',
    group: 'pages',
    pages: [contact],
    schema: processStepsSchema,
    content: followUpContent,
    Section: ProcessSteps,
  }),
  editable({
    key: 'blog/hero',
    title: 'Bannière',
    group: 'pages',
    pages: [blog],
    schema: pageHeroSchema,
    content: blogHero,
    Section: PageHero,
  }),
  editable({
    key: 'blog/callToAction',
    title: 'Appel à l’action',
    group: 'pages',
    pages: [blog],
    schema: callToActionSchema,
    content: blogCallToAction,
    Section: band(CallToAction),
  }),
  editable({
    key: 'blogArticle/callToAction',
    title: 'Appel à l’action',
    group: 'pages',
    pages: [blogArticle],
    schema: callToActionSchema,
    content: blogArticleCallToAction,
    Section: CallToAction,
  }),
  editable({
    key: 'privacyPolicy/hero',
    title: 'Bannière',
    group: 'pages',
    pages: [privacyPolicy],
    schema: pageHeroSchema,
    content: privacyPolicyHero,
    Section: PageHero,
  }),
  editable({
    key: 'privacyPolicy/text',
    title: 'Texte',
    group: 'pages',
    pages: [privacyPolicy],
    schema: legalTextSchema,
    content: privacyPolicyContent,
    Section: LegalText,
  }),
  editable({
    key: 'privacyPolicy/callToAction',
    title: 'Appel à l’action',
    group: 'pages',
    pages: [privacyPolicy],
    schema: callToActionSchema,
    content: privacyPolicyCallToAction,
    Section: CallToAction,
  }),
  editable({
    key: 'termsOfService/hero',
    title: 'Bannière',
    group: 'pages',
    pages: [termsOfService],
    schema: pageHeroSchema,
    content: termsOfServiceHero,
    Section: PageHero,
  }),
  editable({
    key: 'termsOfService/text',
    title: 'Texte',
    group: 'pages',
    pages: [termsOfService],
    schema: legalTextSchema,
    content: termsOfServiceContent,
    Section: LegalText,
  }),
  editable({
    key: 'termsOfService/callToAction',
    title: 'Appel à l’action',
    group: 'pages',
    pages: [termsOfService],
    schema: callToActionSchema,
    content: termsOfServiceCallToAction,
    Section: CallToAction,
  }),
  editable({
    key: 'legalNotice/hero',
    title: 'Bannière',
    group: 'pages',
    pages: [legalNotice],
    schema: pageHeroSchema,
    content: legalNoticeHero,
    Section: PageHero,
  }),
  editable({
    key: 'legalNotice/text',
    title: 'Texte',
    group: 'pages',
    pages: [legalNotice],
    schema: legalTextSchema,
    content: legalNoticeContent,
    Section: LegalText,
  }),
  editable({
    key: 'legalNotice/callToAction',
    title: 'Appel à l’action',
    group: 'pages',
    pages: [legalNotice],
    schema: callToActionSchema,
    content: legalNoticeCallToAction,
    Section: CallToAction,
  }),
  editable({
    key: 'notFound/hero',
    title: 'Bannière',
    group: 'pages',
    pages: [notFound],
    schema: pageHeroSchema,
    content: notFoundHero,
    Section: PageHero,
  }),
  editable({
    key: 'notFound/directions',
    title: 'Où aller',
    group: 'pages',
    pages: [notFound],
    schema: directionsSchema,
    content: directionsContent,
    Section: Directions,
  }),
  editable({
    key: 'layout/header',
    title: 'En-tête',
    group: 'pages',
    pages: [],
    schema: headerSchema,
    content: headerContent,
    Section: Header,
  }),
  editable({
    key: 'layout/footer',
    title: 'Pied de page',
    group: 'pages',
    pages: [],
    schema: footerSchema,
    content: footerContent,
    Section: Footer,
  }),
  ...heads,
  ...settingsSections,
];

/** The section of that key, or nothing. */
export const sectionOf = (key: string): EditableSection | undefined =>
  sections.find((section) => section.key === key);
