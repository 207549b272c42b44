import { expect, it } from 'vitest';
import { heroContent } from '#site/sections/home/Hero/hero.section.ts';
import { courseCatalogueContent } from '#site/sections/formations/CourseCatalogue/courseCatalogue.section.ts';
import { sections } from '#documents/contents/registry.ts';
import { describeAddressed } from '#documents/contents/addressedKinds.ts';
import type { EditableSection } from '#documents/contents/section.ts';
import { describeDocument } from './describeDocument.ts';

const describeSection = (wanted: string) => {
  const section = sections.find(({ key }) => key === wanted);
  if (!section) throw new Error(`There is no section ${wanted}.`);
  return describeDocument(section);
};
const hero = describeSection('home/hero');
const catalogue = describeSection('formations/courseCatalogue');
const [first, ...others] = courseCatalogueContent.courses;

it('names the field that differs, as the form does', () => {
  expect(hero.compare(heroContent, { ...heroContent, title: 'Une voix' })).toEqual([
    { path: 'title', label: 'Titre', before: heroContent.title, after: 'Une voix' },
  ]);
});

/** As a database gives it, whose fields stand in another order. */
const reversed = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(reversed);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value)
      .map(([name, part]) => [name, reversed(part)])
      .toReversed(),
  );
};

it('says nothing of the order in which a database gives the fields, and keeps that of the form', () => {
  expect(hero.compare(heroContent, reversed(heroContent))).toEqual([]);
  const shorter = { ...courseCatalogueContent, courses: others };
  expect(catalogue.compare(reversed(shorter), shorter)).toEqual([]);
  const changed = { ...heroContent, title: 'Une voix', lead: 'Pour vous.' };
  expect(hero.compare(reversed(heroContent), reversed(changed)).map(({ label }) => label)).toEqual([
    'Titre',
    'Introduction',
  ]);
});

it('compares items of a list that has the same ones field by field', () => {
  const renamed = { ...courseCatalogueContent, courses: [{ ...first, title: 'Parler' }, ...others] };
  expect(catalogue.compare(courseCatalogueContent, renamed)).toEqual([
    {
      path: `courses[${first?.id}].title`,
      label: 'Formations, Formation 1, Nom',
      before: first?.title,
      after: 'Parler',
    },
  ]);
});

it('compares an item that only one of them has as a whole, and takes it over as a whole', () => {
  const shorter = { ...courseCatalogueContent, title: 'Autre', courses: others };
  const differences = catalogue.compare(shorter, courseCatalogueContent);
  expect(differences.map(({ path }) => path)).toEqual(['title', `courses[${first?.id}]`]);
  expect(differences[1]?.after).toContain(first?.title);
  const taken = catalogue.take(shorter, courseCatalogueContent, [`courses[${first?.id}]`]);
  expect(taken).toEqual({ ...courseCatalogueContent, title: 'Autre' });
});

it('takes one place over and leaves the others', () => {
  const other = {
    ...courseCatalogueContent,
    title: 'Autre',
    courses: [{ ...first, title: 'Parler' }, ...others],
  };
  expect(catalogue.take(courseCatalogueContent, other, [`courses[${first?.id}].title`])).toEqual({
    ...courseCatalogueContent,
    courses: other.courses,
  });
});

it('takes over that a field isn’t there', () => {
  const page = describeAddressed('page/1') as EditableSection;
  const social = {
    ...(page.content as object),
    title: 'T',
    slug: 's',
    description: 'D',
    hero: { title: 'H', lead: 'L', actions: [] },
  };
  const taken = describeDocument(page).take({ ...social, socialTitle: 'S' }, social, ['socialTitle']);
  expect(taken).toEqual(social);
});

it('gives nothing where the result would be no content', () => {
  expect(hero.take(heroContent, { titre: 'Une autre forme' }, ['title'])).toBeNull();
  expect(hero.take(heroContent, { titre: 'Une autre forme' }, null)).toBeNull();
});

it('shows what no schema describes any more', () => {
  expect(hero.compare({ titre: 'Avant' }, heroContent)).toContainEqual({
    path: 'titre',
    label: 'titre',
    before: 'Avant',
    after: '',
  });
});
