import { Upload } from 'lucide-react';
import { useEffect, useEffectEvent, useState } from 'react';
import styled from 'styled-components';
import { Icon } from '#design-system/primitives/Icon';
import { theme } from '#theme/theme.ts';

/** Takes dropped files as long as it is there; lies over the screen while some are dragged over it. */
export function FileDrop({ onFiles }: { onFiles: (files: File[]) => void }) {
  return (
    useFileDrop(onFiles) && (
      <Cover aria-hidden>
        <Icon icon={Upload} size="huge" />
        Déposez vos fichiers pour les ajouter.
      </Cover>
    )
  );
}

/** Takes files that are dropped anywhere on the page, where the browser would leave for them. Returns whether some are dragged over it. */
function useFileDrop(onFiles: (files: File[]) => void) {
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

const Cover = styled.div`
  position: fixed;
  inset: ${theme.space[4]};
  z-index: ${theme.zIndex.dialog};
  display: grid;
  gap: ${theme.space[3]};
  place-content: center;
  justify-items: center;
  padding: ${theme.space[4]};
  border: ${theme.size.lineStrong} dashed ${theme.color.brand};
  border-radius: ${theme.radius.card};
  background: ${theme.color.brandTint};
  font-size: ${theme.text.h3};
  font-weight: ${theme.weight.semibold};
  text-align: center;
  pointer-events: none;
`;
