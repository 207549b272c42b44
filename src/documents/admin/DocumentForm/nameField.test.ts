import { expect, it } from 'vitest';
import { methodContent, methodSchema } from '#site/sections/home/Method/method.section.ts';
import { findProblems, nameField } from './problems.tsx';

const [first, second, ...others] = methodContent.steps;

/** What is wrong with a text, as its form calls the fields. */
const findMistakes = (text: typeof methodContent) =>
  [...findProblems(methodSchema, text)].map(([name, message]) => [
    nameField(methodSchema, text, name),
    message,
  ]);

it('names the field of each mistake, with the item that it stands in', () => {
  const steps = [
    { ...first, deliverables: [] },
    { ...second, title: '' },
    ...others,
  ] as typeof methodContent.steps;
  const names = findMistakes({ ...methodContent, title: '', steps }).map(([name]) => name);
  expect(names).toEqual(['Titre', 'Étape 1, Livrables', 'Étape 2, Titre']);
});

it('says what is wrong with an item beside what is wrong with its parts', () => {
  const twice = { ...first, title: '' };
  const mistakes = findMistakes({
    ...methodContent,
    steps: [twice, twice] as typeof methodContent.steps,
  });
  expect(mistakes).toEqual([
    ['Étape 1, Titre', 'Écrivez ce texte.'],
    ['Étape 2, Titre', 'Écrivez ce texte.'],
    ['Étapes', 'Il en faut au moins 4.'],
    ['Étape 2', 'Cet élément est déjà dans la liste.'],
  ]);
});
