import { hasArrivedBefore, unreadable } from '#data/errors.ts';
import type { Estimate } from './estimate.ts';
import { findOrigin } from './findOrigin.ts';
import { postLead } from './postLead.ts';
import type { ContactMessageInput } from './contactMessage.schema.ts';

/** « none » gives the form of the product’s rule « contact form », which makes no call (VITE_CONTACT_DELIVERY). */
export const contactDelivery = import.meta.env.VITE_CONTACT_DELIVERY === 'none' ? 'none' : 'database';

/**
 * Hands a visitor's message over, with the figures of the calculator if there are any. `id` is made by the browser and kept for a repeated attempt, which then can't make a
 * second message. Fails as `rateLimited` when too many came from the same person.
 */
export async function sendContactMessage(id: string, input: ContactMessageInput, estimate?: Estimate) {
  // Only a robot fills a field that nobody sees; it gets the answer that all went well.
  if (input.website) return;
  const { firstName, lastName, email, company, service, message } = input;
  try {
    const row = {
      id,
      first_name: firstName || null,
      last_name: lastName || null,
      email,
      company: company || null,
      service: service || null,
      message,
      ...(estimate && { estimate }),
      ...findOrigin(),
    };
    const { status } = await postLead('leads', row, { prefer: 'return=minimal' });
    // Some other success comes from somewhere else than the database: the sign-in page of a public network.
    if (status !== 201) throw unreadable();
  } catch (error) {
    if (!hasArrivedBefore(error)) throw error;
  }
}
