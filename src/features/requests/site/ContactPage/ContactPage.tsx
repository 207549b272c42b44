import { pageContents } from '#documents/contents/pageContents.ts';
import { contactMessageContent } from '#features/requests/site/ContactMessage/contactMessage.section.ts';
import { ContactMessage } from '#features/requests/site/ContactMessage/ContactMessage.tsx';
import { door } from '#site/illustrations/door.ts';
import { PageHero } from '#site/sections/shared/PageHero/PageHero.tsx';
import { Hours } from '#site/settings/Hours.tsx';
import { ProcessSteps } from '#site/sections/shared/ProcessSteps/ProcessSteps.tsx';
import { followUpContent, headContent, heroContent } from './contactPage.section.ts';

/** What the page opens with, in what is shared of it too. */
export const opening = door;

const page = pageContents({
  'contact/head': headContent,
  'contact/hero': heroContent,
  'contact/message': contactMessageContent,
  'contact/followUp': followUpContent,
});

export const { loader, head } = page;

/** /contact: the form, every other way to reach the company, and what happens next (product: contact form). */
export function ContactPage() {
  const contents = page.useContents();
  return (
    <>
      <PageHero {...contents.hero} opening={opening}>
        <Hours />
      </PageHero>
      <ContactMessage {...contents.message} />
      <ProcessSteps {...contents.followUp} layout="across" />
    </>
  );
}
