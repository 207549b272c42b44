import { createContext, use } from 'react';

export type Leaving = {
  /** Ends the session and goes to the home page, after a question when something isn't saved. */
  signOut: () => Promise<void>;
};

export const LeavingContext = createContext<Leaving | null>(null);

/** What leaving a screen has to ask first, for whoever stands inside `LeavingProvider`. */
export function useLeaving() {
  const leaving = use(LeavingContext);
  if (!leaving) throw new Error('useLeaving must be used within a LeavingProvider');
  return leaving;
}
