import { z } from 'zod';
import type { Check } from '../check.ts';

const deployed = z.looseObject({
  slug: z.string(),
  status: z.string(),
  verify_jwt: z.boolean().optional(),
});

/** The functions of `supabase/functions`, with what each is for. */
const functions: Record<string, string> = {
  'manage-users': 'sans elle, personne ne peut être invité, suspendu ou retiré',
  calendrier: 'sans elle, les agendas de l’équipe ne suivent pas les studios',
  'send-emails': 'sans elle, aucun courriel ne part au sujet d’une demande',
};

/** The secrets that the functions read; those named `SUPABASE_…` are the project's own. */
const secrets = ['SITE_URL', 'RESEND_API_KEY', 'MAIL_FROM'];

/** Edge functions and their secrets. */
export const functionChecks: Check[] = [
  {
    about: 'Les fonctions',
    find: async ({ settings }) => {
      const found = await settings('/functions', z.array(deployed));
      return Object.entries(functions).flatMap(([name, purpose]) => {
        const deploy = `npx supabase@3.1.0 functions deploy ${name} --use-api`;
        const it = found.find(({ slug }) => slug === name);
        if (!it) return [`La fonction ${name} n’est pas déployée : ${purpose}. ${deploy}`];
        const findings: string[] = [];
        if (it.status !== 'ACTIVE')
          findings.push(`La fonction ${name} ne tourne pas (${it.status}) : ${deploy}`);
        // Its own check knows the new keys and what their owners may do; the gateway's knows legacy tokens only.
        if (it.verify_jwt)
          findings.push(
            `La fonction ${name} fait vérifier les jetons par la passerelle, qui refuse les nouvelles clés : ${deploy}`,
          );
        return findings;
      });
    },
  },
  {
    about: 'Les secrets des fonctions',
    find: async ({ settings }) => {
      const found = await settings('/secrets', z.array(z.looseObject({ name: z.string() })));
      return secrets
        .filter((secret) => !found.some(({ name }) => name === secret))
        .map(
          (secret) => `Le secret ${secret} manque aux fonctions : npx supabase@3.1.0 secrets set ${secret}=…`,
        );
    },
  },
];
