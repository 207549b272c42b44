import { expect, it } from 'vitest';
import { paths } from '#paths.ts';
import { findKnown } from './entries.content.ts';
import { matchWords } from './matchWords.ts';

it.each([
  ['Médiathèque', 'mediat', true],
  ['Catégories & Tags', 'tags cat', true],
  ['Réservations', 'vations', false],
  ['Demandes d’accès', 'acces', true],
  ['Articles & Blog', '', true],
  ['Fermer un jour', 'fermer le jour', true],
  ['Demande', 'demandes', true],
  ['Médiathèque', 'le', false],
])('in « %s », « %s » is found: %s', (text, search, isFound) => {
  expect(matchWords(text, search)).toBe(isFound);
});

const { admin } = paths;

/** What people type for what they do first on each screen, and where it is done. */
it.each([
  ['inviter', admin.invite],
  ['ajouter un utilisateur', admin.invite],
  ['suspendre un compte', admin.users],
  ['exporter les demandes', admin.exportedLeads],
  ['comptable', admin.exportedLeads],
  ['répondre à un client', admin.leads],
  ['fermer un jour', `${admin.settings}/hours?ajouter=exceptions`],
  ['congé férié', `${admin.settings}/hours?ajouter=exceptions`],
  ['changer les heures', admin.settings],
  ['téléphone', admin.settings],
  ['brouillons', `${admin.articles}?statut=draft`],
  ['planifié', `${admin.releases}?vue=agenda`],
  ['écrire un article', admin.newArticle],
  ['nouvelle page', admin.newDocument('page')],
  ['changer un prix', admin.formations],
  ['remplacer une photo', admin.media],
  ['nouveau tag', admin.taxonomy],
  ['réserver un studio', admin.bookings],
  ['mot de passe', admin.profile],
  ['redirection', admin.analytics],
])('« %s » leads first to %s', (text, path) => {
  expect(findKnown(text, () => true).flatMap(({ entries }) => entries)[0]?.path).toBe(path);
});
