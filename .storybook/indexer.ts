import { readFile } from 'node:fs/promises';
import { loadCsf } from 'storybook/internal/csf-tools';
import type { Indexer } from 'storybook/internal/types';
import { toFrenchName } from './storyNames.ts';

type Play = { type: string; start: number; end: number; callee?: { name?: string } };

/** `inTests(…)` plays nothing for whoever looks, and a play that only asserts does nothing that could be seen. */
const isSeen = (play: Play, source: string) =>
  play.type === 'CallExpression'
    ? play.callee?.name !== 'inTests'
    : !play.type.includes('Function') ||
      /\b(userEvent|fireEvent|context)\b|\.click\(/.test(source.slice(play.start, play.end));

/** What the sidebar and the search know of story files: names in French, and « play-fn » only where something plays. */
export const indexer: Indexer = {
  test: /\.stories\.tsx$/,
  async createIndex(fileName, options) {
    const source = await readFile(fileName, 'utf8');
    const csf = loadCsf(source, { ...options, fileName }).parse();
    const annotations = csf._storyAnnotations as Record<string, { play?: Play } | undefined>;
    return csf.indexInputs.map((input) => {
      const play = annotations[input.exportName]?.play;
      return {
        ...input,
        name: input.name && toFrenchName(input.name),
        tags: input.tags?.filter((tag) => tag !== 'play-fn' || !play || isSeen(play, source)),
      };
    });
  },
};

type Index = { entries: Record<string, { type: string; importPath: string }> };
type Generator = { getIndex: () => Promise<Index> };

/** The words of a line “Aussi : popup, modale.” in the description of a piece or on a page. */
async function readWords(file: string) {
  const [, words = ''] = /^Aussi\u00A0: (.+)\.(?:`,)?$/m.exec(await readFile(file, 'utf8')) ?? [];
  return words.split(', ').flatMap((title) => (title ? [{ id: '', title }] : []));
}

async function addWords(generator: Generator) {
  const getIndex = generator.getIndex.bind(generator);
  generator.getIndex = async () => {
    const index = await getIndex();
    const entries = Object.entries(index.entries).map(async ([id, entry]) => [
      id,
      entry.type === 'docs' ? { ...entry, anchors: await readWords(entry.importPath) } : entry,
    ]);
    return { ...index, entries: Object.fromEntries(await Promise.all(entries)) as Index['entries'] };
  };
  return generator;
}

let generator: Promise<Generator> | undefined;

/** The search of Storybook reads headings of guides (`anchors`): there it finds the other words by which people call a piece, too. */
export const storyIndexGenerator = (before: Generator) => (generator ??= addWords(before));
