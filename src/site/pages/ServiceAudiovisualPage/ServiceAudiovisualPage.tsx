import { withoutHidden } from '#documents/contents/withoutHidden.ts';
import { paths } from '#paths.ts';
import { describeServices } from '#site/offerData.ts';
import { audiovisualProcessContent } from '#site/sections/audiovisual/audiovisualProcess.section.ts';
import { AudiovisualServices } from '#site/sections/audiovisual/AudiovisualServices/AudiovisualServices.tsx';
import { audiovisualServicesContent } from '#site/sections/audiovisual/AudiovisualServices/audiovisualServices.section.ts';
import { Studios } from '#site/sections/audiovisual/Studios/Studios.tsx';
import { studiosContent } from '#site/sections/audiovisual/Studios/studios.section.ts';
import { Detail } from '#site/illustrations/Detail.tsx';
import { shoot } from '#site/illustrations/shoot.ts';
import { controlRoom } from '#site/illustrations/controlRoom.ts';
import { ProcessSteps } from '#site/sections/shared/ProcessSteps/ProcessSteps.tsx';
import { sectionsPage } from '../sectionsPage.tsx';
import { callToActionContent, headContent, heroContent } from './serviceAudiovisualPage.section.ts';

const page = sectionsPage('audiovisual', {
  opening: controlRoom,
  headContent,
  heroContent,
  sections: {
    audiovisualServices: [AudiovisualServices, audiovisualServicesContent],
    audiovisualProcess: [ProcessSteps, audiovisualProcessContent],
    studios: [Studios, studiosContent],
  },
  callToActionContent,
  closing: { aside: <Detail {...shoot} /> },
  describe: ({ head: { title }, audiovisualServices, studios }) =>
    describeServices(title, paths.audiovisual, [
      ...withoutHidden(audiovisualServices.services),
      ...withoutHidden(studios.studios).map((studio) => ({ ...studio, title: studio.name })),
    ]),
});

export const { opening, loader, head } = page;

/** /services/production-audiovisuelle: services to choose from, the five steps, the studios (product: audiovisual production). */
export const ServiceAudiovisualPage = page.Page;
