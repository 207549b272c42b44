import { expect, it } from 'vitest';
import type { Json } from '#generated/database.types.ts';
import type { DocumentState } from '#documents/data/document.queries.ts';
import { Editor } from '#documents/data/Editor.ts';
import type { EditorAction } from '#documents/data/editorState.ts';
import type { SaveIntent } from '#documents/data/documentTexts.ts';
import { sections } from '#documents/contents/registry.ts';
import type { EditableSection } from '#documents/contents/section.ts';
import { courseCatalogueContent } from '#site/sections/formations/CourseCatalogue/courseCatalogue.section.ts';
import { heroContent } from '#site/sections/home/Hero/hero.section.ts';
import { describeTexts } from '#documents/admin/describeTexts.ts';

type Text = Record<string, unknown>;

/** What becomes of a text that is typed over `opened` and saved, when somebody else has saved `theirs` meanwhile. */
function saveMeanwhile(key: string, intent: SaveIntent, [opened, mine, theirs]: [Text, Text, Text]) {
  const section = sections.find((one) => one.key === key) as EditableSection;
  const editor = new Editor(describeTexts(section));
  const toState = (version: number, pending: Text) =>
    ({ document: key, version, pending, online: section.content }) as unknown as DocumentState;
  const text = mine as Json;
  const actions: EditorAction<Json>[] = [
    { type: 'edited', text, at: 1 },
    { type: 'save', intent, text },
    { type: 'answered', answer: { kind: 'conflict', theirs: toState(2, theirs) }, at: 2 },
  ];
  return actions.reduce((step, action) => editor.reduce(step.state, action), {
    state: editor.open(key, toState(1, opened), 0),
    effects: [] as ReturnType<typeof editor.reduce>['effects'],
  });
}

it('keeps a price that one person changed and a course that another one added', () => {
  const [course, ...others] = courseCatalogueContent.courses;
  const added = { ...course, id: 'reunion', title: 'Animer une réunion' };
  const { effects } = saveMeanwhile('formations/courseCatalogue', 'save', [
    courseCatalogueContent,
    { ...courseCatalogueContent, courses: [{ ...course, price: 999 }, ...others] },
    { ...courseCatalogueContent, courses: [added, ...courseCatalogueContent.courses] },
  ]);
  expect(effects).toMatchObject([
    {
      type: 'write',
      save: { text: { courses: [{ id: 'reunion' }, { id: course?.id, price: 999 }, {}, {}, {}] } },
    },
  ]);
});

it('publishes nothing that a colleague keeps beside what is online, before it was seen', () => {
  const theirs = { ...heroContent, title: 'Le titre de Luc' };
  const untouched = saveMeanwhile('home/hero', 'publish', [heroContent, heroContent, theirs]);
  expect(untouched.effects).toMatchObject([{ type: 'failed', error: { kind: 'conflict' } }]);
  expect(untouched.state).toMatchObject({ text: { title: 'Le titre de Luc' }, version: 2 });

  const lead = 'Mon introduction.';
  const beside = saveMeanwhile('home/hero', 'save', [heroContent, { ...heroContent, lead }, theirs]);
  expect(beside.effects).toMatchObject([
    { type: 'write', save: { text: { title: 'Le titre de Luc', lead }, reason: 'merged' } },
  ]);
});
