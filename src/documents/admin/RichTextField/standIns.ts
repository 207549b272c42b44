/** An element that stands for a field of a form, and is none. */
export type StandIn = {
  /** Puts a text in the place of another, as if it had been typed; false when it holds something else. */
  replace: (before: string, after: string) => boolean;
  /** Selects the part of the text in which a place lies, in UTF-16 code units from its start, and takes the focus. */
  reveal: (place: number) => void;
};

/** The stand-ins of a page, by their elements. */
export const standIns = new WeakMap<Element, StandIn>();
