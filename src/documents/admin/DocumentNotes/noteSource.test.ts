import { expect, it } from 'vitest';
import { putProposal } from './putProposal.ts';
import { describedArticle } from '#documents/contents/articleParts.ts';
import { findSection } from '#documents/contents/registry.ts';
import { showSchema } from '#features/podcasts/site/show.schema.ts';
import { heroContent } from '#site/sections/home/Hero/hero.section.ts';
import type { Json } from '#generated/database.types.ts';
import { createNoteSource } from './noteSource.ts';

const section = findSection('home/hero');
if (!section) throw new Error('The home page has a banner.');
const source = createNoteSource(section, { '{téléphone}': '418 555-0142' });
const content = heroContent as unknown as Json;

it('puts a text at its path, on one line where the field has one, and nowhere else', () => {
  const put = source.put(content, 'actions.0.label', 'Parlons\nen');
  expect(source.read(put, 'actions.0.label')?.text).toBe('Parlons en');
  expect(source.put(put, 'actions.0.label', heroContent.actions[0]?.label ?? '')).toEqual(content);
  expect(source.put(content, 'actions.7.label', 'Parlons-en')).toEqual(content);
  expect(source.read(content, 'actions.7.label')).toBeNull();
});

it('reads facts as visitors do, which a proposal can stand beside but not change', () => {
  const named = source.put(content, 'lead', 'Appelez au {téléphone}, dès 9 h.');
  const field = source.read(named, 'lead');
  const end = 'Appelez au 418 555-0142, dès 9 h.'.length;
  const propose = (proposal: string) => field && putProposal(field, { start: 0, end }, proposal);
  expect(propose('Appelez au 418 555-0142, dès 8 h.')).toBe('Appelez au {téléphone}, dès 8 h.');
  expect(propose('Appelez au 418 555-0000, dès 9 h.')).toBeNull();
});

it('has what a page shows of a document, and nothing of the parts that none shows', () => {
  const listPaths = (schema: typeof section.schema, value: Json) =>
    createNoteSource({ schema }, {})
      .listFields(value)
      .map(({ path }) => path);
  const article = { title: 'Titre', slug: 'titre', excerpt: '', content: 'Texte', meta_title: 'Titre' };
  expect(listPaths(describedArticle, article)).toEqual(['title', 'excerpt', 'content']);
  const show = { title: 'Émission', owner: { name: 'Ada', email: 'ada@exemple.ca' }, links: [] };
  expect(listPaths(showSchema, show)).toEqual(['title']);
});
