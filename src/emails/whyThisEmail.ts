import { paths } from '../paths.ts';

/** Under each e-mail to somebody from outside: why they get it, and how what is known of them is erased. */
export const whyThisEmail = (reason: string, siteUrl: string): string[] => [
  `Vous recevez ce courriel parce qu’il concerne ${reason}\u00A0: nous n’envoyons rien d’autre. Si elle n’est pas de vous, répondez-nous et nous l’effacerons.`,
  `Pour faire effacer vos renseignements, répondez à ce courriel. Ce que nous conservons, pourquoi et pour combien de temps\u00A0: ${siteUrl}${paths.privacyPolicy}`,
];
