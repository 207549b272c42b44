import { test } from 'vitest';
import { testDocuments } from './DocumentModel.ts';
import { openWorld } from './openWorld.ts';

const fixtures = openWorld({ restores: false });

test('whatever is done to documents, what was published is online, and nothing typed is lost', () =>
  testDocuments(fixtures, 40));
