import type { DocumentKind } from './documentKind.ts';
import type { Draft } from './draftStore.ts';
import type { EditorState } from './editorState.ts';

/** Whether two texts of a kind differ. */
export const hasChanged = <Text>(
  { parts }: Pick<DocumentKind<Text, unknown>, 'parts'>,
  from: Text,
  to: Text,
) => parts.listChanges(from, to).length > 0;

/** What is known of the server, once all that was uncertain is settled. */
export function know<Text, Saved>(kind: DocumentKind<Text, Saved>, saved: Saved | null, now: number) {
  const { text: server, version } = kind.view(saved, now);
  return { saved, version, server, base: server, conflicts: [], unconfirmed: [] };
}

/** Those of one's own saves without an answer that the server has. */
export function findOwn<Text, Saved>(
  kind: DocumentKind<Text, Saved>,
  { unconfirmed }: EditorState<Text, Saved>,
  server: Text,
) {
  return unconfirmed.filter((sent) => !hasChanged(kind, sent, server));
}

/** The text joined with what the server has by now, which may leave conflicts. */
export function join<Text, Saved>(
  kind: DocumentKind<Text, Saved>,
  state: EditorState<Text, Saved>,
  theirs: Saved,
  at: number,
  insisted: readonly string[] = [],
): EditorState<Text, Saved> {
  const known = know(kind, theirs, at);
  const { server } = known;
  const own = findOwn(kind, state, server);
  const ancestors = findAncestors(state, own);
  const { merged, conflicts } = kind.parts.merge({
    ancestors,
    mine: state.text,
    theirs: server,
    insisted,
  });
  return {
    ...state,
    ...known,
    // A path in conflict still starts from what both changed: a draft of it must meet the same question.
    base: kind.parts.take(server, state.base, conflicts),
    text: merged,
    conflicts,
    mergedIn: [...state.mergedIn, ...kind.parts.listChanges(state.text, merged)],
    // What differs is one's own earlier save, which had arrived after all: nothing of anybody else's was merged.
    isMerged: state.isMerged || own.length === 0,
    problem: null,
  };
}

/** A pending save will meet by itself what the server has by now. */
export function refresh<Text, Saved>(
  kind: DocumentKind<Text, Saved>,
  state: EditorState<Text, Saved>,
  theirs: Saved,
  at: number,
): EditorState<Text, Saved> {
  if (kind.view(theirs, at).version === state.version) return { ...state, saved: theirs };
  const after = join(kind, state, theirs, at);
  const isMerged =
    hasChanged(kind, state.base, state.text) &&
    (after.mergedIn.length > state.mergedIn.length || after.conflicts.length > 0);
  return { ...after, isMerged: state.isMerged || isMerged };
}

/** The texts that the server's may be a change of: the common ancestors of a merge. */
export function findAncestors<Text, Saved>(
  { version, base, unconfirmed }: EditorState<Text, Saved>,
  own: readonly Text[],
): readonly Text[] {
  if (own.length > 0) return own;
  // Nobody else can have made a document with this id.
  if (version === null && unconfirmed.length > 0) return unconfirmed;
  return [base, ...unconfirmed];
}

export function recover<Text, Saved>(
  kind: DocumentKind<Text, Saved>,
  state: EditorState<Text, Saved>,
  draft: Draft,
): EditorState<Text, Saved> {
  const { server } = state;
  const found = readDraft(kind, draft, server);
  if (!found) return state;
  const { merged, conflicts } = kind.parts.merge({
    ancestors: [found.base],
    mine: found.text,
    theirs: server,
  });
  return {
    ...state,
    document: draft.document,
    base: kind.parts.take(server, found.base, conflicts),
    text: merged,
    editedAt: draft.editedAt,
    conflicts,
    // An earlier save whose answer was lost is no ancestor of the recovered text: if it did arrive, it is merged like
    // somebody else's, and what both changed is a conflict for the person to resolve.
    unconfirmed: [],
    saving: { phase: 'idle' },
    problem: null,
  };
}

/** The text of a draft over what the server has: what the draft changes, and what it started from there. */
export function readDraft<Text, Saved>(
  kind: DocumentKind<Text, Saved>,
  { changes, base }: Draft,
  server: Text,
): { base: Text; text: Text } | null {
  const read = kind.readDraft(changes, base);
  if (!read) return null;
  const paths = kind.parts.listChanges(read.base, read.text);
  return {
    base: kind.parts.take(server, read.base, paths),
    text: kind.parts.take(server, read.text, paths),
  };
}
