import { readFile } from 'node:fs/promises';
import { loadCsf } from 'storybook/internal/csf-tools';
import type { Indexer } from 'storybook/internal/types';
import { toFrenchName } from './storyNames.ts';

type Annotation = { type: string; callee?: { type: string; name?: string } };

/** `inTests(…)` plays nothing for whoever looks. */
const playsForTests = (play: Annotation | undefined) =>
  play?.type === 'CallExpression' && play.callee?.name === 'inTests';

/** What the sidebar and the search know of story files: names in French, and « play-fn » only where something plays. */
export const indexer: Indexer = {
  test: /\.stories\.tsx$/,
  async createIndex(fileName, options) {
    const csf = loadCsf(await readFile(fileName, 'utf8'), { ...options, fileName }).parse();
    const annotations = csf._storyAnnotations as Record<string, { play?: Annotation } | undefined>;
    return csf.indexInputs.map((input) => ({
      ...input,
      name: input.name && toFrenchName(input.name),
      tags: playsForTests(annotations[input.exportName]?.play)
        ? input.tags?.filter((tag) => tag !== 'play-fn')
        : input.tags,
    }));
  },
};
