import { paths } from '#paths.ts';
import type { PageHeadData } from '#site/pageHead.ts';
import { LegalText } from '#site/sections/legal/LegalText/index.ts';
import { termsOfServiceContent } from '#site/sections/legal/termsOfService.content.ts';
import { CallToAction } from '#site/sections/shared/CallToAction/index.ts';
import { PageHero } from '#site/sections/shared/PageHero/index.ts';

export const head = {
  title: 'Conditions d’utilisation',
  description:
    'Les conditions d’utilisation du site de Porte-Voix : prix et soumissions, formations et annulations, propriété intellectuelle, droit applicable au Québec.',
  keywords: ['conditions d’utilisation', 'annulation', 'propriété intellectuelle', 'Québec'],
} satisfies PageHeadData;

/** /terms-of-service: a legal text, dated of the visit (product 3.9). */
export function TermsOfServicePage() {
  return (
    <>
      <PageHero title="Conditions d’utilisation" lead="Les règles du jeu, écrites pour être lues." />
      <LegalText {...termsOfServiceContent} />
      <CallToAction
        title="Un mandat en tête?"
        text="La vraie entente, c’est celle qu’on écrit ensemble. Parlons-en."
        actions={[{ label: 'Nous écrire', to: paths.contact }]}
      />
    </>
  );
}
