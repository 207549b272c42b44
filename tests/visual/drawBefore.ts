// npx node tests/visual/drawBefore.ts — after a run with pictures that failed on a machine that has drawn nothing before, as CI's:
// draws what its sheets compare with, and the sheets anew.
import { join } from 'node:path';
import { drawWhatWasBefore } from './sheets.ts';

await drawWhatWasBefore(join(import.meta.dirname, '../..'));
