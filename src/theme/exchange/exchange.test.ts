import { defineConfig, Logger, parse } from '@terrazzo/parser';
import { expect, it } from 'vitest';
import { exportTokens } from './exchange.ts';
import { toDtcg } from './dtcg.ts';
import { readSource, readTokenFiles } from './source.ts';

const files = readTokenFiles();

/** The tokens of the export by their names, as a tool that follows DTCG 2025.10 reads them. */
async function readExport() {
  const filename = new URL('file:///tokens.json');
  const { tokens } = await parse([{ filename, src: exportTokens(files) }], {
    config: defineConfig({}, { cwd: new URL('file:///') }),
    logger: new Logger({ level: 'silent' }),
  });
  return tokens;
}

const exported = await readExport();

it('exports every token, in a file that the format’s parser reads', () => {
  const ids = readSource(files).flatMap((token) => Object.keys(toDtcg(token)));
  expect(Object.keys(exported).toSorted()).toEqual(ids.toSorted());
});

it.each<[string, object]>([
  [
    'color.brand',
    {
      $type: 'color',
      aliasOf: 'palette.navy700',
      $description: 'The primary brand colour: filled controls, selected states.',
    },
  ],
  ['palette.signal500', { $value: expect.objectContaining({ components: [1, 0.4196, 0.2902] }) as object }],
  ['breakpoints.tablet', { $value: { value: 768, unit: 'px' } }],
  ['font.mono', { $type: 'fontFamily' }],
  ['weight.bold', { $type: 'fontWeight', $value: 700 }],
  ['motion.ease', { $type: 'cubicBezier', $value: [0.2, 0.7, 0.2, 1] }],
  ['text.h1.min', { $value: { value: 2.25, unit: 'rem' } }],
])('says %s', (id, reported) => {
  expect(exported[id]).toMatchObject(reported);
});
