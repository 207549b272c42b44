import { paths } from '#paths.ts';
import type { PageHeadData } from '#site/pageHead.ts';
import { LegalText } from '#site/sections/legal/LegalText/index.ts';
import { legalNoticeContent } from '#site/sections/legal/legalNotice.content.ts';
import { CallToAction } from '#site/sections/shared/CallToAction/index.ts';
import { PageHero } from '#site/sections/shared/PageHero/index.ts';

export const head = {
  title: 'Mentions légales',
  description:
    'Éditeur, responsable de la publication, hébergement, droits d’auteur et accessibilité du site de Porte-Voix, agence de communication à Québec.',
  keywords: ['mentions légales', 'éditeur', 'accessibilité', 'Québec'],
} satisfies PageHeadData;

/** /legal-notice: a legal text, dated of the visit (product 3.9). */
export function LegalNoticePage() {
  return (
    <>
      <PageHero
        title="Mentions légales"
        lead="Qui publie ce site, avec quoi, et comment nous le signaler si quelque chose cloche."
      />
      <LegalText {...legalNoticeContent} />
      <CallToAction
        title="On se parle?"
        text="Derrière ces mentions, il y a des gens. Écrivez-nous, quelqu’un répond."
        actions={[{ label: 'Nous écrire', to: paths.contact }]}
      />
    </>
  );
}
