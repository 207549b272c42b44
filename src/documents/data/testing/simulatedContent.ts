import { DataError } from '#data/errors.ts';
import type { DocumentState, DocumentWrite } from '../document.queries.ts';
import type { DocumentTexts } from '../documentTexts.ts';
import { createMerging } from '../merge.ts';
import type { Shape } from '../shape.ts';
import { writeDocument } from '../writeDocument.ts';
import { aDocument } from './aDocument.ts';
import type { Requests, SimulatedKind, SimulatedServer } from './simulatedKind.ts';

/** What contents are made of: texts, a list whose items have identifiers, and in them a list whose items have none. */
type Text = { title: string; lead: string; items: Item[] };
type Item = { id: string; title: string; points: string[] };

const value = { kind: 'value' } as const;
const points: Shape = { kind: 'list', toItem: () => value, toKey: () => undefined };
const item: Shape = { kind: 'group', parts: { id: value, title: value, points } };
const shape: Shape = {
  kind: 'group',
  parts: {
    title: value,
    lead: value,
    items: { kind: 'list', toItem: () => item, toKey: (one) => (one as Item).id },
  },
};

/** What nobody has changed yet. */
const original: Text = {
  title: '',
  lead: '',
  items: [
    { id: 'one', title: '', points: ['a', 'b'] },
    { id: 'two', title: '', points: [] },
  ],
};

const texts: DocumentTexts<Text> = {
  parts: createMerging<Text>(shape),
  view: (content) => ({
    text: content ? ((content.pending ?? content.online) as Text) : original,
    version: content?.version ?? 0,
    online: null,
    pending: content?.pending as Text | null,
    planned: null,
  }),
  toRequest: (sent) => ({ sent, shown: sent.text, isFit: () => true }),
  toWrite: ({ saved, sets: _sets, ...save }) => ({ ...save, version: saved?.version ?? 0 }),
  readDraft(changes, base) {
    const from = (base as Text | null) ?? original;
    return { base: from, text: { ...from, ...(changes as Partial<Text>) } };
  },
};

/** The nth item, or the last one. */
const findItem = ({ items }: Text, nth: number) => items[Math.min(nth, items.length - 1)];

const withItem = (text: Text, changed: Item): Text => ({
  ...text,
  items: text.items.map((one) => (one.id === changed.id ? changed : one)),
});

const placeInItem = (nth: number) => (text: Text) => {
  const found = findItem(text, nth);
  return found ? { value: found.title, put: (title: string) => withItem(text, { ...found, title }) } : null;
};

const placeInPoint = (nth: number) => (text: Text) => {
  const found = findItem(text, 0);
  const point = found?.points[nth];
  return found && point !== undefined
    ? {
        value: point,
        put: (typed: string) => withItem(text, { ...found, points: found.points.with(nth, typed) }),
      }
    : null;
};

/** A content, with the rules of the database for its saves. */
export const simulatedContent: SimulatedKind<Text> = {
  texts,
  first: 'home/hero',
  toDocument: null,
  places: [
    (text) => ({ value: text.title, put: (title) => ({ ...text, title }) }),
    (text) => ({ value: text.lead, put: (lead) => ({ ...text, lead }) }),
    placeInItem(0),
    placeInItem(1),
    placeInPoint(0),
    placeInPoint(1),
  ],
  gestures: [
    (text, count) => {
      const added = { id: `n${count}`, title: `<${count}>`, points: [] };
      return { text: { ...text, items: [...text.items, added] }, mark: `<${count}>` };
    },
    (text, count) => ({ text: { ...text, items: text.items.toSpliced(count % 3, 1) } }),
    ({ items: [first, ...others], ...text }) => ({
      text: { ...text, items: first ? [...others, first] : [] },
    }),
    (text, count) => {
      const found = findItem(text, 0);
      if (!found) return null;
      const mark = `<${count}>`;
      return { text: withItem(text, { ...found, points: [...found.points, mark] }), mark };
    },
    (text, count) => {
      const found = findItem(text, 0);
      return found
        ? { text: withItem(text, { ...found, points: found.points.toSpliced(count % 2, 1) }) }
        : null;
    },
  ],
  parse: (text) => text,
  buttons: [
    () => ({ intent: 'save' }),
    () => ({ intent: 'save' }),
    () => ({ intent: 'publish' }),
    () => ({ intent: 'plan' }),
  ],
  findLastPress: () => ({ intent: 'save' }),
  listValues: ({ title, lead, items }) => [
    `title: ${title}`,
    `lead: ${lead}`,
    ...items.flatMap((one) => [
      `${one.id}: ${one.title}`,
      ...one.points.map((point) => `${one.id}, point: ${point}`),
    ]),
  ],
  findGivenUp: () => '',
  findMoot: () => '',
  createServer() {
    let content: DocumentState | null = null;
    let last: { by: string; act: string } | null = null;
    const keep = (write: DocumentWrite, requests: Requests<Text>) => {
      const { document, text: next, version, intent } = write;
      const { person, watch } = requests;
      const known = content?.version ?? 0;
      const text = next as Text;
      const present = texts.view(content, 0).text;
      const isSame = JSON.stringify(text) === JSON.stringify(present);
      if (known === version + 1 && last?.by === person && last.act === intent && isSame) return known;
      if (known !== version) {
        throw new DataError('conflict', { code: 'PT409', status: 409 });
      }
      watch(present, text);
      const [pending, online] = intent === 'publish' ? [null, next] : [next, content?.online ?? null];
      content = aDocument({ document, version: known + 1, pending, online });
      last = { by: person, act: intent };
      return known + 1;
    };

    const server: SimulatedServer<Text> = {
      listDocuments: () => ['home/hero'],
      read: () => content,
      write: (save, requests) =>
        writeDocument(
          texts.toWrite(save),
          () => requests.request(() => content),
          (write) => requests.request(() => keep(write, requests)),
        ),
    };
    return server;
  },
};
