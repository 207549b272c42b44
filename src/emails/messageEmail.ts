import { contactServices } from '../data/leads/contactServices.ts';
import { formatDayAndTime } from '../data/formats.ts';
import { toClockTime } from '../data/quebecTime.ts';
import { paths } from '../paths.ts';
import { type Email, writeEmail } from './email.ts';

/** A message of the contact form, as its row has it. */
export type ReceivedMessage = {
  id: string;
  first_name: string | null;
  last_name: string | null;
  email: string;
  company: string | null;
  service: string | null;
  message: string;
  /** ISO 8601. */
  created_at: string;
};

const serviceNames = new Map<string, string>(Object.entries(contactServices));

const longestLine = 120;

const graphemes = new Intl.Segmenter('fr-CA');

/** One line without anything that a header can't hold, and short enough to be read in a list. */
function toLine(text: string): string {
  const line = text.replaceAll(/[\p{Cc}\s]+/gu, ' ').trim();
  const characters = Array.from(graphemes.segment(line), ({ segment }) => segment);
  if (characters.length <= longestLine) return line;
  return `${characters
    .slice(0, longestLine - 1)
    .join('')
    .trimEnd()}…`;
}

/** To the agency, when a visitor has written. What the visitor typed stands there as text, whatever it is. */
export function messageEmail(received: ReceivedMessage, siteUrl: string): Email {
  const { first_name, last_name, email, company, service, message, created_at } = received;
  const name = [first_name, last_name].filter(Boolean).join(' ');
  return writeEmail({
    subject: toLine(`Message de ${name || email}${company ? ` (${company})` : ''}`),
    preheader: toLine(message),
    title: 'Un message vient d’arriver',
    paragraphs: [`${name || 'Une personne'} vous a écrit par le formulaire du site.`],
    facts: [
      { label: 'Nom', value: name },
      { label: 'Courriel', value: email },
      { label: 'Entreprise', value: company ?? '' },
      { label: 'Service', value: serviceNames.get(service ?? '') ?? service ?? '' },
      { label: 'Reçu le', value: formatDayAndTime(toClockTime(created_at)) },
    ].filter(({ value }) => value !== ''),
    quotation: message,
    action: { label: 'Ouvrir les messages', url: `${siteUrl}${paths.admin.leads}` },
    closing: ['Une fois la réponse partie, marquez le message comme traité dans l’administration.'],
  });
}
