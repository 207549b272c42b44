import { test } from 'vitest';
import { testDocuments } from './DocumentModel.ts';
import { openWorld } from './openWorld.ts';

const fixtures = openWorld({ restores: false });

test(
  'two thousand times, what was published is online, and nothing typed is lost',
  () => testDocuments(fixtures, 2000),
  1_800_000,
);
