import { fn } from 'storybook/test';
import type { DocumentEditor } from '../useDocumentChanges.ts';

/** An editor whose document is online, with nothing that waits, unless told otherwise. */
export const anEditor = <Text>(editor: Partial<DocumentEditor<Text>>): DocumentEditor<Text> => ({
  online: null,
  pending: null,
  planned: null,
  isPending: false,
  savePending: fn(),
  publishChanges: fn(),
  discardChanges: fn(),
  plan: fn(),
  unplan: fn(),
  resumePlan: fn(),
  ...editor,
});
