/** What went wrong, as far as a screen has to tell cases apart. */
export type DataErrorKind =
  | 'offline'
  | 'timeout'
  | 'unauthenticated'
  | 'unproved'
  | 'forbidden'
  | 'refused'
  | 'notFound'
  | 'conflict'
  | 'duplicate'
  | 'invalid'
  | 'tooLarge'
  | 'rateLimited'
  | 'server'
  | 'unexpected';

/** What people are told of each. */
export const sentences = {
  offline: 'Le serveur est injoignable. Vérifiez votre connexion.',
  timeout: 'Le serveur met trop de temps à répondre.',
  unauthenticated: 'Votre session est terminée. Reconnectez-vous.',
  unproved: 'Rien n’a été fait\u00A0: vous n’avez pas confirmé que c’est vous.',
  forbidden: 'Vous n’avez pas le droit de faire cette opération.',
  refused: 'La base de données a refusé cette opération : rien n’a été modifié.',
  notFound: 'Cet élément n’existe plus.',
  conflict: 'Une autre personne a modifié cet élément entre-temps.',
  duplicate: 'Cette valeur est déjà utilisée.',
  invalid: 'Le serveur a refusé ces données.',
  tooLarge: 'Cet envoi est trop lourd pour le serveur.',
  rateLimited: 'Trop de demandes en peu de temps. Patientez un instant.',
  server: 'Le serveur a rencontré un problème.',
  unexpected: 'Une erreur inattendue s’est produite.',
} as const satisfies Record<DataErrorKind, string>;

/** For whoever wants an account while only invitations make one. */
export const signUpClosed = 'Les inscriptions sont fermées. Demandez une invitation à l’équipe.';

/** The code that a link comes back with is good for a moment, and for the browser that requested the link. */
const otherBrowser = {
  kind: 'unauthenticated',
  sentence: 'Ouvrez ce lien dans le navigateur où vous l’avez demandé, ou demandez-en un nouveau.',
} as const;

/** What the service of authentication refuses, by its codes. */
export const authFailures: Record<string, { kind: DataErrorKind; sentence: string }> = {
  invalid_credentials: { kind: 'invalid', sentence: 'Courriel ou mot de passe incorrect.' },
  email_not_confirmed: {
    kind: 'forbidden',
    sentence: 'Confirmez d’abord votre courriel : le lien se trouve dans le message que vous avez reçu.',
  },
  user_already_exists: { kind: 'duplicate', sentence: 'Un compte existe déjà pour ce courriel.' },
  email_exists: { kind: 'duplicate', sentence: 'Un compte existe déjà pour ce courriel.' },
  email_address_invalid: { kind: 'invalid', sentence: 'Ce courriel n’est pas valide.' },
  validation_failed: { kind: 'invalid', sentence: 'Vérifiez le courriel et le mot de passe.' },
  weak_password: {
    kind: 'invalid',
    sentence: 'Ce mot de passe est trop facile à deviner. Choisissez-en un plus long, ou plus rare.',
  },
  same_password: { kind: 'invalid', sentence: 'Choisissez un mot de passe différent de l’ancien.' },
  signup_disabled: { kind: 'forbidden', sentence: signUpClosed },
  reauthentication_needed: {
    kind: 'unproved',
    sentence: 'Votre session date de plus d’un jour. Déconnectez-vous, reconnectez-vous, puis réessayez.',
  },
  current_password_required: { kind: 'unproved', sentence: 'Entrez d’abord votre mot de passe actuel.' },
  current_password_invalid: { kind: 'invalid', sentence: 'Votre mot de passe actuel n’est pas le bon.' },
  mfa_verification_failed: {
    kind: 'invalid',
    sentence:
      'Ce code n’est pas le bon, ou il a déjà servi. Entrez celui que l’application montre maintenant, ou attendez le suivant.',
  },
  mfa_verification_rejected: { kind: 'invalid', sentence: 'Ce code a été refusé. Attendez le suivant.' },
  mfa_challenge_expired: { kind: 'invalid', sentence: 'Ce code est arrivé trop tard. Entrez le suivant.' },
  mfa_factor_not_found: { kind: 'notFound', sentence: 'Cet appareil n’est plus l’un des vôtres.' },
  mfa_factor_name_conflict: {
    kind: 'duplicate',
    sentence: 'L’un de vos appareils porte déjà ce nom. Choisissez-en un autre.',
  },
  too_many_enrolled_mfa_factors: {
    kind: 'conflict',
    sentence: 'Vous avez trop d’appareils. Retirez-en un d’abord.',
  },
  insufficient_aal: {
    kind: 'unproved',
    sentence: 'Entrez d’abord un code de votre application d’authentification.',
  },
  user_banned: { kind: 'forbidden', sentence: 'Ce compte est suspendu.' },
  over_request_rate_limit: {
    kind: 'rateLimited',
    sentence: 'Trop d’essais en peu de temps. Patientez quelques minutes.',
  },
  over_email_send_rate_limit: {
    kind: 'rateLimited',
    sentence: 'Trop de courriels envoyés. Patientez quelques minutes.',
  },
  otp_expired: { kind: 'unauthenticated', sentence: 'Ce lien a expiré. Demandez-en un nouveau.' },
  flow_state_not_found: otherBrowser,
  flow_state_expired: otherBrowser,
  bad_code_verifier: otherBrowser,
  session_expired: { kind: 'unauthenticated', sentence: sentences.unauthenticated },
  session_not_found: { kind: 'unauthenticated', sentence: sentences.unauthenticated },
  session_missing: { kind: 'unauthenticated', sentence: sentences.unauthenticated },
  refresh_token_not_found: { kind: 'unauthenticated', sentence: sentences.unauthenticated },
  refresh_token_already_used: { kind: 'unauthenticated', sentence: sentences.unauthenticated },
  bad_jwt: { kind: 'unauthenticated', sentence: sentences.unauthenticated },
  request_timeout: { kind: 'timeout', sentence: sentences.timeout },
};

/** Messages that some versions of the service send without a code. */
export const codeOfLegacyMessage: Record<string, string> = {
  'Invalid login credentials': 'invalid_credentials',
  'Email not confirmed': 'email_not_confirmed',
  'User already registered': 'user_already_exists',
  'Auth session missing!': 'session_missing',
};
