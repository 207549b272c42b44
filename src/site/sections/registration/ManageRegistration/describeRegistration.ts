import type { Registration } from '#data/courseSessions/registration.queries.ts';
import { hasPassed } from '#data/courseSessions/hasPassed.ts';
import { formatMoment } from '#data/span.ts';

/** What a registration is, in words, and what can be done with it. */
export type DescribedRegistration = { title: string; text: string; canCancel: boolean; canAccept: boolean };

const final = { canCancel: false, canAccept: false };

/** Describes a registration for whoever has its link. */
export function describeRegistration(registration: Registration): DescribedRegistration {
  const { state, session_state, ends_at, starts_at, offered_until, place_in_line, email } = registration;
  if (state === 'cancelled') {
    return {
      ...final,
      title: 'Cette inscription est annulée',
      text: 'La place a été rendue. Pour revenir, inscrivez-vous de nouveau.',
    };
  }
  if (session_state === 'cancelled') {
    return { ...final, title: 'Cette session est annulée', text: `Nous vous avons écrit à ${email}.` };
  }
  if (hasPassed(ends_at)) {
    return { ...final, title: 'Cette session a eu lieu', text: 'Il n’y a plus rien à modifier.' };
  }
  if (hasPassed(starts_at)) {
    return { ...final, title: 'Cette session a commencé', text: 'L’inscription ne se modifie plus ici.' };
  }
  if (state === 'lapsed' || (state === 'offered' && hasPassed(offered_until ?? ''))) {
    return {
      ...final,
      title: 'Cette offre a pris fin',
      text: 'Personne ne l’a acceptée à temps\u00A0: la place a été offerte à la personne suivante.',
    };
  }
  if (state === 'offered') {
    return {
      title: 'Une place vous est offerte',
      text: `Elle vous est gardée jusqu’au ${formatMoment(offered_until ?? '')}.`,
      canAccept: true,
      canCancel: true,
    };
  }
  if (state === 'waiting') {
    return {
      title: 'Vous êtes sur la liste d’attente',
      text: `Vous y êtes au ${place_in_line === 1 ? '1er' : `${place_in_line}e`} rang. Dès qu’une place se libère, elle vous est offerte par courriel pendant 48 heures.`,
      canAccept: false,
      canCancel: true,
    };
  }
  return {
    title: 'Votre place est réservée',
    text: `La confirmation est partie à ${email}. Un rappel suit deux jours avant.`,
    canAccept: false,
    canCancel: true,
  };
}
