/** What a story was looked at with: the window of a desktop, and settings that people have. */
export const modes = {
  normal: 'Normal, 1280 px',
  'width-768': '768 px',
  'width-320': '320 px',
  'forced-colors': 'Couleurs imposées',
  'text-200': 'Texte à 200 %',
} as const;

export type Mode = keyof typeof modes;

/** What axe said of a story in one mode. */
export type AxeFindings = {
  violations: { rule: string; help: string; targets: number; criteria: string[] }[];
  /** What axe couldn't decide, and leaves to a person. */
  undecided: { rule: string; help: string }[];
  /** The criteria of which at least one rule had something to look at. */
  criteria: string[];
};

/** A story that a test ran in one mode. */
export type Run = {
  /** ISO 8601. */
  date: string;
  /** Seven letters; `-dirty` when the work tree held more. */
  commit: string;
  isPassed: boolean;
  /** Why it failed: its play, axe, or the project's own checks. */
  error?: string;
  axe?: AxeFindings;
};

/** The last commit that touched a story's folder. */
export type Change = { commit: string; subject: string; author: string; date: string };

export type StoryPicture = {
  window: string;
  /** Its file is called so. */
  digest: string;
  /** It is the one that the repository lists. */
  isAsListed: boolean;
  /** Its file is there, beside the list of all stories; what writes that list says so. */
  isKept?: boolean;
};

/** What the test runs have found out about one story. */
export type StoryEvidence = {
  /** Storybook's id. */
  story: string;
  /** Path of the story file. */
  file: string;
  /** Whether it has a play of its own isn't told by a run: this is its result in the normal mode. */
  runs: Partial<Record<Mode, Run>>;
  pictures: StoryPicture[];
  change?: Change;
};
