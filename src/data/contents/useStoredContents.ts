import { useEffect, useState } from 'react';
import { useAuth } from '../session/useAuth.ts';
import { type LeftContent, leftContents, openContent, type OpenedContent } from './storedContent.ts';

/** Opens an editor of a content for as long as its screen lives; null until it is known what this one goes on with. */
export function useOpenedContent(key: string): OpenedContent | null {
  const { user } = useAuth();
  // Whoever is signed in later: what was typed stays with whom the form was opened for.
  const [personId] = useState(user?.id ?? '');
  const [opened, setOpened] = useState<OpenedContent | null>(null);
  useEffect(() => {
    const opening = openContent(personId, key);
    void opening.then(setOpened);
    return () => void opening.then(({ close }) => close());
  }, [personId, key]);
  return opened;
}

/** What editors that are gone have left on this device for whoever is signed in. */
export function useLeftContents(): LeftContent[] {
  const personId = useAuth().user?.id ?? '';
  const [left, setLeft] = useState<LeftContent[]>([]);
  useEffect(() => void leftContents(personId).then(setLeft), [personId]);
  return left;
}
