import { type ChangedContents, pageContents } from '#documents/contents/pageContents.ts';
import { CallToAction } from '#site/sections/shared/CallToAction/CallToAction.tsx';
import { callToActionContent } from './podcastsPage.section.ts';

const page = pageContents({ 'podcasts/callToAction': callToActionContent });

/** What is published of it. */
export const loadPodcastsCallToAction = page.load;

/** What the pages of shows and episodes end with, as that of all shows does. */
export const PodcastsCallToAction = ({ contents }: { contents: ChangedContents }) => (
  <CallToAction {...page.useOver(contents).callToAction} />
);
