import { startTransition, useCallback, useEffect, useRef, useState } from 'react';
import type { Profile, ProfileStatus } from './AuthContext.ts';
import { fetchIsDeviceMissing, fetchProfile } from './profile.queries.ts';

/** Milliseconds between a change of user and the request for the profile (product: stored session). */
const PROFILE_DELAY = 100;

type Known = { profile: Profile | null; isDeviceMissing: boolean };

type Answer = Known & { userId: string };

/** A request under way; it is repeated when the profile changes meanwhile. */
type Run = { userId: string; isOutdated: boolean };

/**
 * The profile of the person who is signed in. It is requested 100 ms after the user changes, never twice at the same
 * time; a failure or a missing profile is logged and leaves it empty (product: stored session). A refresh that fails leaves it as it
 * was.
 */
export function useProfile(userId: string | null) {
  const [answer, setAnswer] = useState<Answer | null>(null);
  const running = useRef<Run | null>(null);

  const load = useCallback(async (id: string) => {
    if (running.current?.userId === id) return;
    const run = { userId: id, isOutdated: false };
    running.current = run;
    const known = await fetchLatest(run);
    if (known?.profile === null) console.error('Ce compte n’a pas de profil.');
    // Somebody else signed in meanwhile: their request is under way.
    if (running.current !== run) return;
    running.current = null;
    // As a transition: it opens a whole screen, which is then drawn in slices.
    startTransition(() => {
      setAnswer((before) =>
        !known && before?.userId === id
          ? before
          : { userId: id, profile: null, isDeviceMissing: false, ...known },
      );
    });
  }, []);

  useEffect(() => {
    if (!userId) return;
    const timer = setTimeout(() => void load(userId), PROFILE_DELAY);
    return () => clearTimeout(timer);
  }, [userId, load]);

  const reloadProfile = useCallback(() => {
    if (!userId) return;
    setAnswer(null);
    void load(userId);
  }, [userId, load]);

  const refreshProfile = useCallback(() => {
    if (!userId) return;
    if (running.current?.userId === userId) running.current.isOutdated = true;
    else void load(userId);
  }, [userId, load]);

  const isAnswered = userId !== null && answer?.userId === userId;
  const profile = isAnswered ? answer.profile : null;
  return {
    profile,
    profileStatus: getStatus(userId, isAnswered, profile),
    isDeviceMissing: isAnswered && answer.isDeviceMissing,
    reloadProfile,
    refreshProfile,
  };
}

/** The profile as the last change left it; undefined when it couldn't be read. */
async function fetchLatest(run: Run): Promise<Known | undefined> {
  run.isOutdated = false;
  const known = await Promise.all([fetchProfile(run.userId), fetchIsDeviceMissing()]).then(
    ([profile, isDeviceMissing]) => ({ profile, isDeviceMissing }),
    (error: unknown) => {
      console.error('Le profil n’a pas pu être chargé.', error);
      return undefined;
    },
  );
  return run.isOutdated ? fetchLatest(run) : known;
}

function getStatus(userId: string | null, isAnswered: boolean, profile: Profile | null): ProfileStatus {
  if (!userId) return 'idle';
  if (!isAnswered) return 'loading';
  return profile ? 'loaded' : 'error';
}
