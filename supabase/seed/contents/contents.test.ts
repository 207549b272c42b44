import { findKind } from '../../../src/documents/data/documentKey.ts';
import { describe, expect, it } from 'vitest';
import { parseCaptions } from '#features/media/data/captions/captions.ts';
import { parseChapters } from '#features/media/data/captions/chapters.ts';
import { episodeSchema } from '#features/podcasts/site/episode.schema.ts';
import { showSchema } from '#features/podcasts/site/show.schema.ts';
import { projectSchema } from '#features/projects/site/project.schema.ts';
import { seedMedia } from '../media.ts';
import { seedContents } from './contents.ts';
import measured from './measured.json' with { type: 'json' };

const schemas = { project: projectSchema, show: showSchema, episode: episodeSchema };

/** The addresses of files that a content has. */
const findAddresses = (value: unknown): string[] =>
  [...JSON.stringify(value).matchAll(/\/storage\/v1\/object\/public\/media\/[^"]+/g)].map(
    ([address]) => address,
  );

describe.each(seedContents)('$key', ({ key, value }) => {
  it('is what its schema says', () => {
    const schema = schemas[findKind(key) as keyof typeof schemas];
    expect(schema.parse(value)).toEqual(value);
  });

  it('shows files that are in the library', () => {
    const known = seedMedia.map(({ row }) => row.file_path);
    expect(findAddresses(value).filter((address) => !known.includes(address))).toEqual([]);
  });
});

it.each(Object.entries(measured.words))(
  'has words of %s that can be read',
  (_name, { transcript, chapters }) => {
    expect(parseCaptions(transcript).problems).toEqual([]);
    expect(parseChapters(chapters, 60).problems).toEqual([]);
  },
);
