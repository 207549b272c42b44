import { paths } from '#paths.ts';
import type { PageHeadData } from '#site/pageHead.ts';
import { LegalText } from '#site/sections/legal/LegalText/index.ts';
import { privacyPolicyContent } from '#site/sections/legal/privacyPolicy.content.ts';
import { CallToAction } from '#site/sections/shared/CallToAction/index.ts';
import { PageHero } from '#site/sections/shared/PageHero/index.ts';

export const head = {
  title: 'Politique de confidentialité',
  description:
    'Les renseignements que Porte-Voix recueille, leurs fins, leur conservation et vos droits d’accès, de rectification et de portabilité selon la Loi 25.',
  keywords: ['politique de confidentialité', 'Loi 25', 'renseignements personnels', 'Québec'],
} satisfies PageHeadData;

/** /privacy-policy: a legal text, dated of the visit (product 3.9). */
export function PrivacyPolicyPage() {
  return (
    <>
      <PageHero
        title="Politique de confidentialité"
        lead="Ce qu’on sait de vous, pourquoi, combien de temps, et comment nous demander de l’oublier."
      />
      <LegalText {...privacyPolicyContent} />
      <CallToAction
        title="Une question sur vos renseignements?"
        text="La responsable de la protection des renseignements personnels vous répond elle-même."
        actions={[{ label: 'Nous écrire', to: paths.contact }]}
      />
    </>
  );
}
