import { type APIRequestContext } from '@playwright/test';
import { expect, test } from './test.ts';

/** What a page says without scripts: its text, with plain spaces, so that typography is free to use its own. */
async function getText(request: APIRequestContext, path: string) {
  const html = await (await request.get(path)).text();
  return html
    .replace(/<(script|style)[^>]*>.*?<\/\1>/gs, ' ')
    .replace(/<[^>]+>/g, ' ')
    .replaceAll('&#x27;', "'")
    .replaceAll('&amp;', '&')
    .replaceAll('’', "'")
    .replaceAll('\u2011', '-')
    .replace(/[\s\u00A0\u202F]+/g, ' ');
}

/** Strings, figures and prices that docs/product.md 1 to 4 promise, page by page. */
const expected: Record<string, string[]> = {
  '/': [
    'Démarrer un projet',
    'Podcast',
    'Vidéo',
    'Marketing',
    'Analytics',
    '150+',
    '95 %',
    '50K+',
    '2M+',
    '85 %',
    '4.9/5',
    '+340 %',
    '98 %',
    '15 jours',
    'Découverte & Stratégie',
    'Création & Conception',
    'Production & Réalisation',
    'Lancement & Optimisation',
    '1-2 semaines',
    '2-3 semaines',
    '3-4 semaines',
    'Production Podcast',
    'Vidéo Corporate',
    'Marketing Digital',
    'Solution Complète',
    'Startup/PME',
    'Entreprise Moyenne',
    'Grande Entreprise',
    'Prêt à calculer votre ROI ?',
    'Tous nos Services',
    '418 555-0142',
    'info@porte-voix.example',
    '9h00-18h00',
    '9h00-12h00',
    '2024',
  ],
  '/about': ['50+', '24/7'],
  '/formations': ['890 €', '650 €', '750 €', '1290 €', 'autres modules...'],
  '/contact': ['Envoyer le message', '418 555-0142', '9h00-18h00', '9h00-12h00'],
  '/services/production-audiovisuelle': [
    '800 €',
    '200 €',
    '150 €',
    '100 €',
    'Réserver un Studio',
    'Réserver une Consultation',
  ],
  '/services/communication-visibilite': ['500', '5000', '200', '1500', '800', '3000', '1000'],
  '/services/formation-communication': [
    '890 €',
    '1290 €',
    '590 €',
    '1190 €',
    '180 €',
    '250 €',
    '450 €',
    '1h30',
    'Bientôt complet',
    'Places disponibles',
  ],
  '/services/strategie-accompagnement': ['2500', '8000', '1800', '5000', '800', '3000', '15000'],
  '/auth': ['Connexion', 'Inscription', 'Connectez-vous ou créez votre compte'],
};

/** « 1 290 € » and « 1290 € » are the same price. */
const withoutThousands = (text: string) => text.replace(/(\d) (?=\d{3}\b)/g, '$1');

for (const [path, strings] of Object.entries(expected)) {
  test(`${path} says what the product promises`, async ({ request }) => {
    const text = withoutThousands(await getText(request, path));
    const missing = strings.filter((string) => !text.includes(withoutThousands(string)));
    expect(missing).toEqual([]);
  });
}
