import { expect, it } from 'vitest';
import { methodContent, methodSchema } from '#site/sections/home/Method/method.section.ts';
import { findProblems, nameField } from './problems.tsx';

it('names the field of each mistake, with the item that it stands in', () => {
  const [first, second, ...others] = methodContent.steps;
  const steps = [{ ...first, deliverables: [] }, { ...second, title: '' }, ...others];
  const text = { ...methodContent, title: '', steps };
  const names = [...findProblems(methodSchema, text).keys()].map((name) =>
    nameField(methodSchema, text, name),
  );
  expect(names).toEqual(['Titre', 'Étape 1, Livrables', 'Étape 2, Titre']);
});
