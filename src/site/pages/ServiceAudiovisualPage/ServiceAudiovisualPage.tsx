import { type ChangedContents, pageContents } from '#documents/contents/pageContents.ts';
import { withoutHidden } from '#documents/contents/withoutHidden.ts';
import { paths } from '#paths.ts';
import { describeServicePage, describeService } from '#site/offerData.ts';
import type { PageHeadData } from '#site/pageHead.ts';
import { codeSettings } from '#site/settings/settings.ts';
import { audiovisualProcessContent } from '#site/sections/audiovisual/audiovisualProcess.section.ts';
import { AudiovisualServices } from '#site/sections/audiovisual/AudiovisualServices/AudiovisualServices.tsx';
import { audiovisualServicesContent } from '#site/sections/audiovisual/AudiovisualServices/audiovisualServices.section.ts';
import { Studios } from '#site/sections/audiovisual/Studios/Studios.tsx';
import { studiosContent } from '#site/sections/audiovisual/Studios/studios.section.ts';
import { CallToAction } from '#site/sections/shared/CallToAction/CallToAction.tsx';
import { Detail } from '#site/illustrations/Detail.tsx';
import { shoot } from '#site/illustrations/shoot.ts';
import { controlRoom } from '#site/illustrations/controlRoom.ts';
import { PageHero } from '#site/sections/shared/PageHero/PageHero.tsx';
import { ProcessSteps } from '#site/sections/shared/ProcessSteps/ProcessSteps.tsx';
import { callToActionContent, headContent, heroContent } from './serviceAudiovisualPage.section.ts';

/** What the page opens with, in what is shared of it too. */
export const opening = controlRoom;

const page = pageContents({
  'audiovisual/head': headContent,
  'audiovisual/hero': heroContent,
  'audiovisual/audiovisualServices': audiovisualServicesContent,
  'audiovisual/audiovisualProcess': audiovisualProcessContent,
  'audiovisual/studios': studiosContent,
  'audiovisual/callToAction': callToActionContent,
});

export const { loader } = page;

export const head = (changed?: ChangedContents, settings = codeSettings): PageHeadData => {
  const { head: own, audiovisualServices, studios } = page.filled(changed, settings);
  return {
    ...own,
    structuredData: [
      describeServicePage(own.title, paths.audiovisual),
      ...[
        ...withoutHidden(audiovisualServices.services),
        ...withoutHidden(studios.studios).map((studio) => ({ ...studio, title: studio.name })),
      ].map((offered) => describeService(offered, paths.audiovisual)),
    ],
  };
};

/** /services/production-audiovisuelle: services to choose from, the five steps, the studios (product: audiovisual production). */
export function ServiceAudiovisualPage() {
  const contents = page.useContents();
  return (
    <>
      <PageHero {...contents.hero} opening={opening} />
      <AudiovisualServices {...contents.audiovisualServices} />
      <ProcessSteps {...contents.audiovisualProcess} />
      <Studios {...contents.studios} />
      <CallToAction {...contents.callToAction} aside={<Detail {...shoot} />} />
    </>
  );
}
