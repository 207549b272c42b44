import { expect, it } from 'vitest';
import { fillTemplate } from './replyTemplates.ts';

const known = {
  facts: { '{nom}': 'Porte-Voix', '{téléphone}': '418 555-0192' },
  signature: 'Élodie Tremblay',
};

it('names the person, the company and who writes, and leaves what nobody knows as it is written', () => {
  const words = 'Bonjour {prénom},\n\nappelez le {téléphone} {heure}.\n\n{signature}\n{nom}\n';
  expect(fillTemplate(words, { ...known, firstName: 'Camille' })).toBe(
    'Bonjour Camille,\n\nappelez le 418 555-0192 {heure}.\n\nÉlodie Tremblay\nPorte-Voix',
  );
});

it('leaves no gap for a person whose name nobody knows, and fills in nothing that a name says', () => {
  expect(fillTemplate('Bonjour {prénom},', { ...known, firstName: null })).toBe('Bonjour,');
  expect(fillTemplate('Bonjour {prénom},', { ...known, firstName: '{nom} $&' })).toBe('Bonjour {nom} $&,');
});
