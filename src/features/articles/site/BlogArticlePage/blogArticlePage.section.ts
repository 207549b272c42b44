import { describePage } from '#documents/contents/describePage.ts';
import { paths } from '#paths.ts';
import type { CallToActionContent } from '#site/sections/shared/CallToAction/callToAction.schema.ts';

export const callToActionContent = {
  title: 'On en parle de vive voix?',
  text: 'Trente minutes au téléphone suffisent souvent à savoir si votre idée tient, et par où la prendre.',
  actions: [{ label: 'Lancer votre projet', to: paths.contact }],
} satisfies CallToActionContent;

export default describePage('blogArticle', { callToActionContent, callToActionProps: { closing: 'call' } });
