import { paths } from '#paths.ts';
import type { contactServices } from '#features/requests/data/contactServices.ts';

/** What a message may be about (product: contact form). */
export type ContactService = keyof typeof contactServices;

/** What pages are about whose buttons lead to the form, by the beginning of their addresses. */
const subjects: readonly (readonly [page: string, service: ContactService])[] = [
  [paths.podcasts, 'podcast'],
  [paths.podcastProduction, 'podcast'],
  [paths.formations, 'coaching'],
  [paths.training, 'coaching'],
  [paths.communication, 'visual'],
  [paths.strategy, 'strategy'],
];

/** Where a button of a page leads: to the form, where it leads to the contact page from one that is about a service. */
export function fromPage(path: string, to: string) {
  const [, service] = subjects.find(([page]) => `${path}/`.startsWith(`${page}/`)) ?? [];
  return service && to === paths.contact ? contactAbout(service) : to;
}

/** The anchor of the contact form: who knows what to ask for has nothing to read above it. */
export const contactForm = 'ecrire';

/** Link to the contact form with the service of interest already chosen, and what of it was asked for in the message. */
export const contactAbout = (service: ContactService, subject?: string) =>
  `${paths.contact}?${new URLSearchParams({ service, ...(subject && { sujet: subject }) }).toString()}#${contactForm}`;
