import { useEffect, useState } from 'react';
import { useNavigationType } from 'react-router-dom';
import { pageContents } from '#documents/contents/pageContents.ts';
import { contactMessageContent } from '#features/requests/site/ContactMessage/contactMessage.section.ts';
import { ContactMessage } from '#features/requests/site/ContactMessage/ContactMessage.tsx';
import { contactForm } from '#site/contactAbout.ts';
import { door } from '#site/illustrations/door.ts';
import type { Action } from '#site/sections/shared/ActionLinks/ActionLinks.tsx';
import { PageHero } from '#site/sections/shared/PageHero/PageHero.tsx';
import { Hours } from '#site/settings/Hours.tsx';
import { isOpenAt } from '#site/settings/openingHours.ts';
import { useSettings } from '#site/settings/settings.ts';
import { useIsHydrated } from '#site/useIsHydrated.ts';
import { paths } from '#paths.ts';
import { media } from '#theme/media.ts';
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
  const isClosed = useIsClosed();
  useWayToForm(isClosed);
  const { actions } = contents.hero;
  return (
    <>
      <PageHero {...contents.hero} actions={isClosed ? withoutCalls(actions) : actions} opening={opening}>
        <Hours />
      </PageHero>
      <ContactMessage {...contents.message} />
      <ProcessSteps {...contents.followUp} layout="across" />
    </>
  );
}

/** Whether nobody answers at this hour, from when the page is hydrated on. */
function useIsClosed() {
  const { hours } = useSettings();
  const [now] = useState(() => new Date());
  return useIsHydrated() && !isOpenAt(hours, now);
}

/** On a phone, a link of the site leads on to the form while nobody answers: all that stands above it invites to call. */
function useWayToForm(isClosed: boolean) {
  const isArrival = useNavigationType() === 'PUSH' || wasLinked();
  useEffect(() => {
    if (!isClosed || !isArrival || location.hash || window.scrollY > 0) return;
    // After the router's own, which leads to the top.
    if (matchMedia(media.belowTablet.replace('@media ', '')).matches)
      document.getElementById(contactForm)?.scrollIntoView();
  }, [isClosed, isArrival]);
}

/** Whether the document was opened by a link of the site: one that was pressed before the scripts were there. */
const wasLinked = () =>
  typeof document !== 'undefined' &&
  document.referrer.startsWith(`${location.origin}/`) &&
  performance
    .getEntriesByType('navigation')
    .some((entry) => (entry as PerformanceNavigationTiming).type === 'navigate');

/** What can be done while nobody answers the telephone: writing comes first. */
const withoutCalls = (actions: readonly Action[]) => [
  { label: 'Écrire un message', to: `${paths.contact}#${contactForm}` },
  ...actions.filter(({ to }) => !to.startsWith('tel:')),
];
