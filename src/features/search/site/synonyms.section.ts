import { flag } from '#documents/contents/valueFields.ts';
import { group, identifier, line, list } from '#documents/contents/fields.ts';
import { describeSection } from '#documents/contents/section.ts';

const synonymsSchema = group('Mots de la recherche', {
  groups: list(
    'Mots qui veulent dire la même chose',
    group('Groupe', {
      id: identifier(),
      words: line('Mots', 300, 'Séparés par des virgules. Au singulier\u00A0: les pluriels suivent.'),
      isBuying: flag('Qui les cherche veut acheter ou réserver', {
        hint: 'Les services, les formations et le contact viennent alors avant les articles.',
      }),
    }),
    { min: 0, max: 100 },
  ),
});

const groups: readonly (readonly [id: string, words: string, isBuying?: true])[] = [
  ['balado', 'balado, podcast, baladodiffusion, émission'],
  ['video', 'vidéo, film, tournage, video'],
  ['formation', 'formation, cours, atelier, training, former, apprendre'],
  ['louer', 'louer, location, réserver, réservation, rent, rental, book, booking', true],
  ['prix', 'prix, tarif, coût, coûter, combien, budget, forfait, price, cost, pricing', true],
  ['soumission', 'soumission, devis, estimation, quote, estimate', true],
  ['inscription', 's’inscrire, inscription, place disponible, register', true],
  [
    'horaire',
    'horaire, heure d’ouverture, heure, ouverture, ouvert, fermé, fermeture, hours, open, opening',
    true,
  ],
  ['samedi', 'samedi, saturday', true],
  ['dimanche', 'dimanche, sunday', true],
  ['adresse', 'adresse, address, itinéraire, directions, situé, où vous trouver', true],
  ['stationnement', 'stationnement, stationner, parking, garer', true],
  [
    'joindre',
    'joindre, contact, coordonnées, appeler, numéro, call, phone, téléphone, rendez-vous, parler à quelqu’un, travailler avec vous',
    true,
  ],
  ['gerer', 'gérer, gestion, gérance, animer'],
  ['marketing', 'marketing, communication, promotion'],
  ['audit', 'audit, diagnostic'],
  ['courriel', 'courriel, e-mail, email, mail'],
  ['infolettre', 'infolettre, newsletter'],
  ['entrevue', 'entrevue, interview'],
  ['media', 'média, presse, journaliste, media'],
  ['captation', 'captation, filmer, webdiffusion, livestream, direct, diffusion en direct'],
  ['sous-titrage', 'sous-titrage, sous-titrer, subtitle, sous-titre'],
  ['trac', 'trac, stress, nervosité, peur, anxiété, stage fright'],
  ['discours', 'discours, conférence, allocution, speech, prise de parole, art oratoire, public speaking'],
  ['micro', 'micro, microphone, son, audio, prise de son'],
  ['studio', 'studio, enregistrement, enregistrer, recording'],
  ['reseau', 'réseaux sociaux, médias sociaux, réseau, linkedin, facebook, instagram, social media'],
  ['coaching', 'accompagnement, coaching, mentorat, coach'],
  ['strategie', 'stratégie, strategy, plan'],
  ['equipe', 'équipe, team, personnel, employé'],
  ['dirigeant', 'dirigeant, direction, patron, pdg, ceo'],
  ['emploi', 'emploi, recrutement, recruter, embauche, hiring, job'],
  ['communique', 'communiqué, relations de presse, press release'],
  ['crise', 'crise, urgence, crisis'],
  ['realisation', 'réalisation, projet, portfolio, client'],
  ['evenement', 'événement, congrès, gala, event'],
  [
    'confidentialite',
    'confidentialité, vie privée, privacy, données personnelles, renseignements personnels, cookie, témoin',
  ],
  ['entreprise', 'entreprise, corporatif, corporate, organisation'],
  ['usine', 'usine, factory, manufacture'],
];

/** What the trade calls by several names; English too: whoever looks for an agency in Québec may not write in French. */
export const synonymsContent = {
  groups: groups.map(([id, words, isBuying = false]) => ({ id, words, isBuying: Boolean(isBuying) })),
};

export default describeSection({
  key: 'settings/synonyms',
  title: 'Mots de la recherche',
  description: 'Ce que les gens appellent autrement que vous.',
  group: 'settings',
  order: 6.5,
  schema: synonymsSchema,
  content: synonymsContent,
});
