import { paths } from '#paths.ts';
import type { contactServices } from '#features/requests/data/contactServices.ts';

/** What a message may be about (product: contact form). */
export type ContactService = keyof typeof contactServices;

/** Link to the contact form with the service of interest already chosen. */
export const contactAbout = (service: ContactService) => `${paths.contact}?service=${service}`;
