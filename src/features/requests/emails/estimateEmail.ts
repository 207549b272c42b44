import { describeEstimate, type Estimate } from '../data/estimate.ts';
import { formatCurrency } from '../data/roi.ts';
import { paths } from '../../../paths.ts';
import { type Email, writeEmail } from '../../../emails/email.ts';
import { whyThisEmail } from '../../../emails/whyThisEmail.ts';

/** To whoever asked for the figures of the calculator. */
export const estimateEmail = (figures: Estimate, siteUrl: string): Email =>
  writeEmail({
    subject: 'Votre estimation',
    preheader: `Un retour attendu de ${formatCurrency(figures.expectedReturn)}.`,
    title: 'Voici votre estimation',
    paragraphs: [
      'Vous avez demandé à recevoir le résultat du calculateur. C’est un ordre de grandeur, tiré des résultats moyens de nos projets\u00A0: une soumission précisera les chiffres.',
      'La suite\u00A0: une personne de l’équipe lit votre demande et vous répond à cette adresse. Vous pouvez aussi répondre à ce courriel.',
    ],
    facts: describeEstimate(figures),
    action: { label: 'Voir nos services', url: `${siteUrl}${paths.services}` },
    closing: whyThisEmail('votre demande d’estimation', siteUrl),
  });
