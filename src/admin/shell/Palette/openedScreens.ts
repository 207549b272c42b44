import { onSignOut } from '#data/session/onSignOut.ts';
import { z } from '#data/zod.ts';

/** Something that was opened: what it is called, and where. */
export type OpenedScreen = { label: string; path: string };

const KEY = 'porte-voix-opened';
const MOST = 5;

const openedSchema = z.object({
  personId: z.string(),
  screens: z.array(z.object({ label: z.string(), path: z.string() })),
});

/** What a person has opened last on this device, the latest first. */
export function listOpened(personId: string | undefined): OpenedScreen[] {
  try {
    const read = openedSchema.safeParse(JSON.parse(localStorage.getItem(KEY) ?? 'null'));
    return read.data?.personId === personId ? (read.data?.screens ?? []) : [];
  } catch {
    return [];
  }
}

/** Puts it first among what was opened last. */
export function noteOpened(personId: string, opened: OpenedScreen) {
  const before = listOpened(personId).filter(({ path }) => path !== opened.path);
  try {
    localStorage.setItem(KEY, JSON.stringify({ personId, screens: [opened, ...before].slice(0, MOST) }));
  } catch {
    // A device that keeps nothing has nothing to show.
  }
}

onSignOut(async () => localStorage.removeItem(KEY));
