// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { articleSchema, emptyArticle } from './article.schema.ts';
import { reservedSlugs } from './slug.ts';

describe('the slug', () => {
  const reported = (typed: { title: string; slug?: string }) =>
    articleSchema
      .safeParse({ ...emptyArticle, ...typed })
      .error?.issues.map(({ path, message }) => `${path.join('.')}: ${message}`);

  it.each(reservedSlugs)('isn’t %s, written or made from the title', (slug) => {
    const refusal = ['slug: Ce slug est réservé aux pages du blogue. Choisissez-en un autre.'];
    expect(reported({ title: 'Un titre', slug })).toEqual(refusal);
    expect(reported({ title: slug.toUpperCase() })).toEqual(refusal);
    expect(reported({ title: `${slug} des matières` })).toBeUndefined();
  });

  it('is no longer than a file may be named, written or made from the title', () => {
    expect(reported({ title: 'Un titre', slug: 'a'.repeat(201) })).toEqual([
      'slug: Raccourcissez ce texte : 200 caractères au plus.',
    ]);
    expect(reported({ title: 'a'.repeat(201) })).toEqual([
      'slug: Écrivez un slug plus court : celui du titre dépasse 200 caractères.',
    ]);
    expect(reported({ title: 'a'.repeat(200) })).toBeUndefined();
  });
});

it('takes no text that can’t be shown, and says what it has too much of', () => {
  const findProblem = (content: string) => {
    const { error } = articleSchema.safeParse({ ...emptyArticle, title: 'Titre', content });
    return error?.issues.map(({ path, message }) => [path.join('.'), message]);
  };
  expect(findProblem('- un\n  - deux\n')).toBeUndefined();
  expect(findProblem('>'.repeat(5000))).toEqual([
    ['content', 'Ce texte a plus de 100 niveaux de listes ou de citations\u00a0: défaites-en quelques-uns.'],
  ]);
});

it.each(['', '   '])('has no title in « %s »', (title) => {
  const { error } = articleSchema.safeParse({ ...emptyArticle, title, slug: 'un-slug' });
  expect(error?.issues.map(({ path, message }) => [path.join('.'), message])).toEqual([
    ['title', 'Le titre est requis.'],
  ]);
});
