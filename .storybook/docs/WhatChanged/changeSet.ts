/** One end of a comparison. */
export type Moment = {
  /** As it was asked for: a tag, a branch, a commit; « arbre de travail » for what isn't committed. */
  name: string;
  /** Seven letters of the commit. */
  commit: string;
  /** ISO 8601. */
  date: string;
};

/** A commit that may have changed a picture, with its reason. */
export type Reason = {
  subject: string;
  /** Why; empty when the subject says it all. */
  body: string;
  author: string;
  /** ISO 8601. */
  date: string;
  /** Nobody, of what isn’t committed yet. */
  approvedBy: string[];
  /** Whether the commit names them; else they merged it. */
  isApprovalNamed: boolean;
};

/** A picture of a story: one that is new has no `before`, one that is gone no `after`. */
export type ChangedPicture = {
  /** Path of the story file. */
  file: string;
  /** Storybook's id of the story. */
  story: string;
  window: string;
  /** Files beside the set. */
  before?: string;
  after?: string;
  difference?: string;
  /** How many points differ, be it by one shade; 0 when the list was behind its code, and both look the same. */
  points?: number;
  /** The sides that list the picture, and can’t be drawn any more. */
  undrawn?: ('before' | 'after')[];
  /** The commits that touched what the story alone is made of: the nearest first. */
  commits: string[];
  /** The commits that renewed the picture in the list: the latest first. */
  renewedBy: string[];
  /** The commits that touched what all stories are made of: the nearest first. */
  sharing: string[];
};

/** What changed from one moment to another, as `npm run changes` writes it. */
export type ChangeSet = {
  from: Moment;
  to: Moment;
  pictures: ChangedPicture[];
  /** By their hashes. */
  commits: Record<string, Reason>;
};

/** The sets that were written: the latest first. */
export type ChangeSetEntry = { folder: string; from: string; to: string; date: string };
