import { createContext } from 'react';

/** What the form knows of the address of its document. */
export type AddressFacts = {
  /** « L’article ». */
  what: string;
  /** Where visitors would read it with that slug, or without one yet; null where that isn't known. */
  toPath: (slug: string) => string | null;
  /** The slug under which they read it now; null when they don't. */
  published: string | null;
  /** It is or was online: others know its address, so the slug no longer follows the title. */
  wasPublic: boolean;
  /** Finds another document that has the slug; without it, only a save tells. */
  findHolder?: (slug: string) => Promise<{ title: string } | null>;
};

type Followed = {
  /** How slugs of its kind are made of titles. */
  makers: readonly ((title: string) => string)[];
};

/** The address of the document that is edited; null for what has none. */
export const AddressContext = createContext<(AddressFacts & Followed) | null>(null);
