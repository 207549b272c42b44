import type { Json } from '#generated/database.types.ts';
import type { DocumentState } from './document.queries.ts';

/** A time at which modifications go online: by themselves, or with the release that they stand in. */
export type PlannedChange<Text> = {
  releaseId: string;
  /** Null for a change that was planned by itself. */
  releaseName: string | null;
  /** In ISO 8601; null for a release that waits for somebody to publish it. */
  dueAt: string | null;
  /** When what it puts online ends; with no `dueAt`, it has begun. Null without an end. */
  endsAt: string | null;
  /** The planned text; the pending text is another one when the document was saved again since. */
  text: Text;
  /** What it changes was changed online since: it will not go online by itself. */
  isInConflict: boolean;
  /** Why it could not go online when it was time. */
  problem: string | null;
};

/** The plan of a document, or the release that it stands in; null without either. `toText` reads a text as the database has it. */
export function findPlan<Text>(
  state: DocumentState | null,
  toText: (value: Json) => Text,
): PlannedChange<Text> | null {
  if (!state?.release_id) return null;
  return {
    releaseId: state.release_id,
    releaseName: state.release_name,
    dueAt: state.due_at,
    endsAt: state.ends_at,
    text: toText(state.planned ?? state.pending ?? state.draft ?? state.online),
    isInConflict: (state.plan_conflicts ?? []).length > 0,
    problem: state.plan_problem,
  };
}

/** What is online, pending and planned of a document. */
export type Publication<Text> = {
  /** What visitors read; null when the document is not on the site. Of a content that nobody published, the code's copy. */
  online: Text | null;
  /** What the team has saved beside what is online and nobody has published; null when nothing waits. */
  pending: Text | null;
  /** When the modifications go online; null when nothing is planned. */
  planned: PlannedChange<Text> | null;
};
