import { useEffect, useState } from 'react';

/** What was asked for: still on its way, or here; undefined when nothing was written. */
type Written<T> = { isPending: true } | { isPending: false; value: T | undefined };

/** Reads what `npm run changes` has written beside the workbench. `path` null asks for nothing. */
export function useWritten<T>(path: string | null): Written<T> {
  const [read, setRead] = useState<{ path: string; value: T | undefined }>();
  useEffect(() => {
    if (path === null) return;
    let isCurrent = true;
    readJson<T>(path).then(
      (value) => isCurrent && setRead({ path, value }),
      () => isCurrent && setRead({ path, value: undefined }),
    );
    return () => {
      isCurrent = false;
    };
  }, [path]);
  return read && read.path === path ? { isPending: false, value: read.value } : { isPending: true };
}

/** What a file beside the workbench says; nothing where it was never written. */
export async function readJson<T>(path: string): Promise<T | undefined> {
  const response = await fetch(path);
  // A server may answer with the workbench itself what it doesn't have.
  if (!response.ok || !response.headers.get('content-type')?.includes('json')) return undefined;
  return (await response.json()) as T;
}
