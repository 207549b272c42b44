import { type Lead, getReference } from '#features/requests/data/lead.ts';

const subjects = {
  message: 'Votre message à Porte-Voix',
  estimate: 'Votre estimation de Porte-Voix',
  registration: 'Votre inscription chez Porte-Voix',
  booking: 'Votre réservation chez Porte-Voix',
} as const satisfies Record<Lead['kind'], string>;

/** Opens an answer in the person's own mail program, with its subject, the reference and the salutation filled in. */
export function formatReplyAddress(lead: Pick<Lead, 'id' | 'kind' | 'email' | 'first_name'>) {
  const { kind, email, first_name } = lead;
  const subject = `${subjects[kind]} (réf. ${getReference(lead)})`;
  const body = `Bonjour${first_name ? ` ${first_name}` : ''},\r\n\r\n`;
  // Not `URLSearchParams`, whose « + » a mail program shows as it is. An address may hold what would begin another header.
  return `mailto:${encodeURIComponent(email).replaceAll('%40', '@')}?subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(body)}`;
}
