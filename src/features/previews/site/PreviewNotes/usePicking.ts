import { useEffect, useEffectEvent } from 'react';
import { listPictureTargets, type NotedDocument, type NoteTarget } from './targets.ts';

/** While a picture is to be pointed at: the next click on one is for the note, whatever else it would do. */
export function usePicking(
  isPicking: boolean,
  documents: readonly NotedDocument[],
  onEnd: (picture: NoteTarget | null) => void,
) {
  const onClick = useEffectEvent((event: MouseEvent) => {
    const { target } = event;
    if (!(target instanceof Element) || target.closest('[data-preview]')) return;
    const { clientX, clientY } = event;
    // A picture that lies under another element can be picked too.
    const under = [target, ...document.elementsFromPoint(clientX, clientY)];
    const picked = listPictureTargets(documents).find(({ element }) =>
      under.some((one) => element === one || element.contains(one)),
    );
    event.preventDefault();
    event.stopPropagation();
    if (picked) onEnd(picked.target);
  });
  const onKeyDown = useEffectEvent((event: KeyboardEvent) => {
    if (event.key === 'Escape') onEnd(null);
  });

  useEffect(() => {
    if (!isPicking) return undefined;
    const listening = new AbortController();
    const options = { capture: true, signal: listening.signal };
    addEventListener('click', onClick, options);
    addEventListener('keydown', onKeyDown, options);
    document.documentElement.setAttribute('data-picking', '');
    return () => {
      listening.abort();
      document.documentElement.removeAttribute('data-picking');
    };
  }, [isPicking]);
}
