import type { DocumentState } from './document.queries.ts';
import type { DocumentTexts } from './documentTexts.ts';
import type { Draft } from './draftStore.ts';
import type { EditorState } from './editorState.ts';

/** Whether two texts of a kind differ. */
export const hasChanged = <Text>({ parts }: Pick<DocumentTexts<Text>, 'parts'>, from: Text, to: Text) =>
  parts.listChanges(from, to).length > 0;

/** The part of the state that follows from the server's document: without conflicts or unconfirmed saves. */
export function know<Text>(texts: DocumentTexts<Text>, saved: DocumentState | null, now: number) {
  const { text: server, version } = texts.view(saved, now);
  return { saved, version, server, base: server, conflicts: [], unconfirmed: [] };
}

/** The unconfirmed saves that the server turns out to have. */
export function findOwn<Text>(texts: DocumentTexts<Text>, { unconfirmed }: EditorState<Text>, server: Text) {
  return unconfirmed.filter((sent) => !hasChanged(texts, sent, server));
}

/** The text joined with what the server has by now, which may leave conflicts. */
export function join<Text>(
  texts: DocumentTexts<Text>,
  state: EditorState<Text>,
  theirs: DocumentState,
  at: number,
  insisted: readonly string[] = [],
): EditorState<Text> {
  const known = know(texts, theirs, at);
  const { server } = known;
  const own = findOwn(texts, state, server);
  const ancestors = findAncestors(state, own);
  const { merged, conflicts } = texts.parts.merge({
    ancestors,
    mine: state.text,
    theirs: server,
    insisted,
  });
  return {
    ...state,
    ...known,
    // At the paths in conflict, the base stays the common ancestor: a draft that is recovered later must raise the same conflict.
    base: texts.parts.take(server, state.base, conflicts),
    text: merged,
    conflicts,
    mergedIn: [...state.mergedIn, ...texts.parts.listChanges(state.text, merged)],
    // When the server has one's own unconfirmed save, nothing of anybody else's was merged.
    isMerged: state.isMerged || own.length === 0,
    problem: null,
  };
}

/** Merges what the server has by now into the text. For an idle editor: a save under way meets it as a conflict. */
export function refresh<Text>(
  texts: DocumentTexts<Text>,
  state: EditorState<Text>,
  theirs: DocumentState,
  at: number,
): EditorState<Text> {
  if (texts.view(theirs, at).version === state.version) return { ...state, saved: theirs };
  const after = join(texts, state, theirs, at);
  const isMerged =
    hasChanged(texts, state.base, state.text) &&
    (after.mergedIn.length > state.mergedIn.length || after.conflicts.length > 0);
  return { ...after, isMerged: state.isMerged || isMerged };
}

/** The texts that the server's text may have been made from: the common ancestors of a merge. */
export function findAncestors<Text>(
  { version, base, unconfirmed }: EditorState<Text>,
  own: readonly Text[],
): readonly Text[] {
  if (own.length > 0) return own;
  // Nobody else can have made a document with this id.
  if (version === null && unconfirmed.length > 0) return unconfirmed;
  return [base, ...unconfirmed];
}

export function recover<Text>(
  texts: DocumentTexts<Text>,
  state: EditorState<Text>,
  draft: Draft,
): EditorState<Text> {
  const { server } = state;
  const found = readDraft(texts, draft, server);
  if (!found) return state;
  const unconfirmed = (draft.sent ?? []).flatMap(
    (changes) => readDraft(texts, { ...draft, changes }, server)?.text ?? [],
  );
  const own = findOwn(texts, { ...state, unconfirmed }, server);
  const { merged, conflicts } = texts.parts.merge({
    ancestors: own.length > 0 ? own : [found.base],
    mine: found.text,
    theirs: server,
  });
  return {
    ...state,
    document: draft.document,
    base: texts.parts.take(server, found.base, conflicts),
    text: merged,
    editedAt: draft.editedAt,
    conflicts,
    // Of a document that others may have saved since, only a save that is there is known to have arrived.
    unconfirmed: state.version === null ? unconfirmed : [],
    saving: { phase: 'idle' },
    problem: null,
  };
}

/** The text of a draft over what the server has: what the draft changes, and what it started from there. */
export function readDraft<Text>(
  texts: DocumentTexts<Text>,
  { changes, base }: Draft,
  server: Text,
): { base: Text; text: Text } | null {
  const read = texts.readDraft(changes, base);
  if (!read) return null;
  const paths = texts.parts.listChanges(read.base, read.text);
  return {
    base: texts.parts.take(server, read.base, paths),
    text: texts.parts.take(server, read.text, paths),
  };
}
