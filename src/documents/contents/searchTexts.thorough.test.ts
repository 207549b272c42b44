import { fromHtml } from 'hast-util-from-html';
import { expect, it } from 'vitest';
import { connectTo } from '#data/connection.ts';
import { renderPage } from '#server/renderPage.tsx';
import { publicPages } from '#publicPages.ts';
import { searchTexts } from './searchTexts.ts';

connectTo({ fetch: () => Promise.resolve(Response.json([])) });

it.each(Object.values(publicPages).map(({ path }) => path.replaceAll(/:\w+/g, 'absent')))(
  '%s: each visible sentence is found, or known to stand elsewhere',
  async (path) => {
    const page = await renderPage(path);
    if (page instanceof Response) throw new Error(`${path} is no page.`);
    const missing = listSentences(page.html)
      .filter((sentence) => !elsewhere.some((pattern) => pattern.test(sentence)))
      .filter((sentence) => searchTexts(sentence).length === 0);
    expect(missing).toEqual([]);
  },
);

/** What a page says that no content does, and why. */
const elsewhere = [
  // Figured out from contents, or from the day.
  /^\d+ participants max\.$/,
  /^Reste \d+\s?places? sur \d+$/,
  /^\d+ \p{L}+ \d{4}$/u,
  /^\+ \d+ autres modules\.\.\.$/,
  /^Niveau \d$/,
  /^(La plus complète|Le plus demandé|Le point de départ habituel|Bientôt complet|Places disponibles)$/,
  // The company's facts, and the articles of the blog.
  /^(Lundi au vendredi|Samedi|Dimanche|Fermé|Québec|525, boulevard Charest Est|info@porte-voix\.example)$/,
  /^(Le premier article s’écrit|En attendant, demandez-nous directement ce que vous voulez savoir\.)$/,
  /^(Le premier épisode s’enregistre|Nous parler de votre balado|Revenez bientôt, ou parlez-nous du vôtre\.)$/,
  // The labels of forms, buttons and lists, most of them fixed by the specification.
  /^(Aller au contenu|Rechercher|Sommaire|Dernière mise à jour\s?:|Nous poser une question|Site web|Envoyer le message|Heures d’ouverture)$/,
  /^(Nos coordonnées|Voir sur la carte|Calculer mon ROI|Choisir…|Taille de l’entreprise|Type de service)$/,
  /^(Prêt à calculer votre ROI\s?\?|Production de balado|Formation et coaching|Votre choix\s?:|Réserver un Studio|Écrire à l’équipe)$/,
  /^(Demander une soumission|Budget habituel|Investissement|En discuter|Le défi|La solution|S’inscrire)$/,
  /^(par personne|Inscrire mon équipe|par séance de|séances|Rencontrer une coach|Réserver une place|Voyez notre)$/,
  /^(croissance|de réussite sur|sur 5)$/,
];

type Node = ReturnType<typeof fromHtml>['children'][number];

function listSentences(html: string): string[] {
  const sentences = new Set<string>();
  const visit = (node: Node) => {
    if (node.type === 'text' && /\p{L}{2}/u.test(node.value)) sentences.add(node.value.trim());
    if (node.type !== 'element' || ['script', 'style', 'svg', 'noscript'].includes(node.tagName)) return;
    for (const child of node.children) visit(child);
  };
  const [, app = ''] = /<div id="root">(.*<\/footer>)/s.exec(html) ?? [];
  for (const node of fromHtml(app, { fragment: true }).children) visit(node);
  const [, title = ''] = /<title>(.*?)<\/title>/.exec(html) ?? [];
  const [, description] = /<meta name="description" content="([^"]*)"/.exec(html) ?? [];
  sentences.add(title.replace(/ \| Porte-Voix$/, ''));
  if (description) sentences.add(description);
  return [...sentences];
}
