/** The kinds of e-mails about leads, in words for the team. */
export const emailKinds: Record<string, string> = {
  'lead-notice': 'Avis d’une demande',
  estimate: 'Estimation',
  registered: 'Inscription confirmée',
  waiting: 'Liste d’attente',
  offer: 'Place offerte',
  cancelled: 'Inscription annulée',
  moved: 'Formation déplacée',
  'session-cancelled': 'Formation annulée',
  reminder: 'Rappel d’une formation',
  'session-note': 'Mot aux personnes inscrites',
  'booking-requested': 'Demande de studio reçue',
  'booking-accepted': 'Réservation confirmée',
  'booking-declined': 'Réservation refusée',
  'booking-cancelled': 'Réservation annulée',
};
