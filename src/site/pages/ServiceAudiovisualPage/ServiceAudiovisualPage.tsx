import { pageContents } from '#documents/contents/pageContents.ts';
import { audiovisualProcessContent } from '#site/sections/audiovisual/audiovisualProcess.section.ts';
import { AudiovisualServices } from '#site/sections/audiovisual/AudiovisualServices/AudiovisualServices.tsx';
import { audiovisualServicesContent } from '#site/sections/audiovisual/AudiovisualServices/audiovisualServices.section.ts';
import { Studios } from '#site/sections/audiovisual/Studios/Studios.tsx';
import { studiosContent } from '#site/sections/audiovisual/Studios/studios.section.ts';
import { CallToAction } from '#site/sections/shared/CallToAction/CallToAction.tsx';
import { controlRoom } from '#site/illustrations/ControlRoom.tsx';
import { PageHero } from '#site/sections/shared/PageHero/PageHero.tsx';
import { ProcessSteps } from '#site/sections/shared/ProcessSteps/ProcessSteps.tsx';
import { callToActionContent, headContent, heroContent } from './serviceAudiovisualPage.section.ts';

const page = pageContents({
  'audiovisual/head': headContent,
  'audiovisual/hero': heroContent,
  'audiovisual/audiovisualServices': audiovisualServicesContent,
  'audiovisual/audiovisualProcess': audiovisualProcessContent,
  'audiovisual/studios': studiosContent,
  'audiovisual/callToAction': callToActionContent,
});

export const { loader, head } = page;

/** /services/production-audiovisuelle: services to choose from, the five steps, the studios (product 3.5). */
export function ServiceAudiovisualPage() {
  const contents = page.useContents();
  return (
    <>
      <PageHero {...contents.hero} opening={controlRoom} />
      <AudiovisualServices {...contents.audiovisualServices} />
      <ProcessSteps {...contents.audiovisualProcess} />
      <Studios {...contents.studios} />
      <CallToAction {...contents.callToAction} />
    </>
  );
}
