import preview from '#storybook/preview.tsx';
import { ExtremeSection } from './ExtremeSection.tsx';
import { goThroughExtremes } from './goThroughExtremes.tsx';

// Written by `npx vitest run --project unit .storybook/docs/Extremes -u` from the registry of sections.
const meta = preview.meta({
  title: 'Sections/Extrêmes',
  component: ExtremeSection,
  tags: ['no-visual', 'extreme'],
  args: { section: 'home/hero', extreme: 'longest' },
  play: goThroughExtremes,
  parameters: {
    chromatic: { disableSnapshot: true },
    docs: {
      story: { inline: false, height: '30rem' },
      description: {
        component: `
Chaque section du site avec ce que son schéma admet de plus court, de plus long, sans rien de facultatif, et de caractères inattendus. Personne n’écrit ces contenus : ils suivent le schéma.

Une histoire passe par les quatre à 320 px; « extreme » choisit celui qui reste à l’écran.`,
      },
    },
  },
});

export const HomeHero = meta.story({ args: { section: 'home/hero' } });
export const HomeResultsBand = meta.story({ args: { section: 'home/resultsBand' } });
export const HomeServicesShowcase = meta.story({ args: { section: 'home/servicesShowcase' } });
export const HomeMethod = meta.story({ args: { section: 'home/method' } });
export const HomeImpact = meta.story({ args: { section: 'home/impact' } });
export const HomeRoiCalculator = meta.story({ args: { section: 'home/roiCalculator' } });
export const HomeLatestProductions = meta.story({ args: { section: 'home/latestProductions' } });
export const AboutStats = meta.story({ args: { section: 'about/aboutStats' } });
export const AboutStory = meta.story({ args: { section: 'about/story' } });
export const AboutPurpose = meta.story({ args: { section: 'about/purpose' } });
export const AboutValues = meta.story({ args: { section: 'about/values' } });
export const AboutExpertise = meta.story({ args: { section: 'about/expertise' } });
export const AboutTeam = meta.story({ args: { section: 'about/team' } });
export const ServicesMainServices = meta.story({ args: { section: 'services/mainServices' } });
export const ServicesComplementaryServices = meta.story({
  args: { section: 'services/complementaryServices' },
});
export const AudiovisualServices = meta.story({ args: { section: 'audiovisual/audiovisualServices' } });
export const AudiovisualStudios = meta.story({ args: { section: 'audiovisual/studios' } });
export const CommunicationVisibilityServices = meta.story({
  args: { section: 'communication/visibilityServices' },
});
export const CommunicationContentLists = meta.story({ args: { section: 'communication/contentLists' } });
export const CommunicationSuccessStories = meta.story({ args: { section: 'communication/successStories' } });
export const TrainingLearningPath = meta.story({ args: { section: 'training/learningPath' } });
export const TrainingOffers = meta.story({ args: { section: 'training/trainingOffers' } });
export const TrainingUpcomingSessions = meta.story({ args: { section: 'training/upcomingSessions' } });
export const TrainingTestimonials = meta.story({ args: { section: 'training/trainingTestimonials' } });
export const StrategyServices = meta.story({ args: { section: 'strategy/strategyServices' } });
export const StrategyMethodologies = meta.story({ args: { section: 'strategy/methodologies' } });
export const StrategyCaseStudies = meta.story({ args: { section: 'strategy/caseStudies' } });
export const FormationsCourseCatalogue = meta.story({ args: { section: 'formations/courseCatalogue' } });
export const FormationsCourseConditions = meta.story({ args: { section: 'formations/courseConditions' } });
export const FormationsFormationTestimonials = meta.story({
  args: { section: 'formations/formationTestimonials' },
});
export const RealizationsProjectGallery = meta.story({ args: { section: 'realizations/projectGallery' } });
export const ContactMessage = meta.story({ args: { section: 'contact/message' } });
export const AudiovisualProcess = meta.story({ args: { section: 'audiovisual/audiovisualProcess' } });
export const BlogCallToAction = meta.story({ args: { section: 'blog/callToAction' } });
export const PrivacyPolicyText = meta.story({ args: { section: 'privacyPolicy/text' } });
export const AboutCallToAction = meta.story({ args: { section: 'about/callToAction' } });
export const AboutHero = meta.story({ args: { section: 'about/hero' } });
export const NotFoundDirections = meta.story({ args: { section: 'notFound/directions' } });
export const LayoutHeader = meta.story({ args: { section: 'layout/header' } });
export const LayoutFooter = meta.story({ args: { section: 'layout/footer' } });
export const HomeHead = meta.story({ args: { section: 'home/head' } });
export const SettingsCompany = meta.story({ args: { section: 'settings/company' } });
export const SettingsHours = meta.story({ args: { section: 'settings/hours' } });
export const SettingsSocials = meta.story({ args: { section: 'settings/socials' } });
