import { useEffect, useEffectEvent, useState } from 'react';

/** Takes files that are dropped anywhere on the page, where the browser would leave for them. Returns whether some are dragged over it. */
export function useFileDrop(onFiles: (files: File[]) => void) {
  const [isDragging, setIsDragging] = useState(false);
  const onDrop = useEffectEvent(onFiles);

  useEffect(() => {
    const listening = new AbortController();
    const { signal } = listening;
    const onDrag = (event: DragEvent) => {
      if (!event.dataTransfer?.types.includes('Files')) return;
      event.preventDefault();
      setIsDragging(true);
    };
    addEventListener('dragenter', onDrag, { signal });
    addEventListener('dragover', onDrag, { signal });
    addEventListener(
      'dragleave',
      ({ relatedTarget }) => {
        // Nothing is entered: the window is left.
        if (!relatedTarget) setIsDragging(false);
      },
      { signal },
    );
    addEventListener(
      'drop',
      (event) => {
        setIsDragging(false);
        const files = [...(event.dataTransfer?.files ?? [])];
        if (files.length === 0) return;
        event.preventDefault();
        onDrop(files);
      },
      { signal },
    );
    return () => {
      listening.abort();
    };
  }, []);

  return isDragging;
}
