import { pageContents } from '#site/contents/pageContents.ts';
import type { PageHeadData } from '#site/pageHead.ts';
import { ContactMessage } from '#site/sections/contact/ContactMessage/index.ts';
import { PageHero } from '#site/sections/shared/PageHero/index.ts';
import { ProcessSteps } from '#site/sections/shared/ProcessSteps/index.ts';
import { followUpContent, heroContent, messageContent } from './contactPage.content.ts';

export const head = {
  title: 'Contact',
  description:
    'Écrivez à Porte-Voix, appelez ou passez nous voir boulevard Charest Est, à Québec. Réponse d’une vraie personne d’ici un jour ouvrable.',
  keywords: ['contact', 'soumission', 'agence de communication', 'Québec'],
} satisfies PageHeadData;

const page = pageContents({
  'contact/hero': heroContent,
  'contact/message': messageContent,
  'contact/followUp': followUpContent,
});

export const { loader } = page;

/** /contact: the form, every other way to reach the company, and what happens next (product 3.10). */
export function ContactPage() {
  const contents = page.useContents();
  return (
    <>
      <PageHero {...contents.hero} />
      <ContactMessage {...contents.message} />
      <ProcessSteps {...contents.followUp} />
    </>
  );
}
