import { zodResolver } from '@hookform/resolvers/zod';
import { expect, it } from 'vitest';
import { z } from '#data/zod.ts';
import { methodContent, methodSchema } from '#site/sections/home/Method/method.section.ts';
import { listProblems, nameField } from './problems.tsx';
import { toRows, toRowsSchema } from './rows.ts';

const resolve = zodResolver(z.object({ content: toRowsSchema(methodSchema) }));
const [first, second, ...others] = methodContent.steps;

/** What is wrong with a text, as its form calls the fields. */
async function findMistakes(text: typeof methodContent) {
  const typed = { content: toRows(methodSchema, text) };
  const { errors } = await resolve(typed, undefined, { fields: {}, shouldUseNativeValidation: false });
  return [...listProblems(errors)].map(([name, message]) => [nameField(methodSchema, text, name), message]);
}

it('names the field of each mistake, with the item that it stands in', async () => {
  const steps = [
    { ...first, deliverables: [] },
    { ...second, title: '' },
    ...others,
  ] as typeof methodContent.steps;
  const names = (await findMistakes({ ...methodContent, title: '', steps })).map(([name]) => name);
  expect(names).toEqual(['Titre', 'Étape 1, Livrables', 'Étape 2, Titre']);
});

it('says what is wrong with an item beside what is wrong with its parts', async () => {
  const twice = { ...first, title: '' };
  const mistakes = await findMistakes({
    ...methodContent,
    steps: [twice, twice] as typeof methodContent.steps,
  });
  expect(mistakes).toEqual([
    ['Étape 1, Titre', 'Écrivez ce texte.'],
    ['Étape 2, Titre', 'Écrivez ce texte.'],
    ['Étape 2', 'Cet élément est déjà dans la liste.'],
    ['Étapes', 'Il en faut au moins 4.'],
  ]);
});
