import { Upload } from 'lucide-react';
import { useEffect, useEffectEvent, useState } from 'react';
import styled from 'styled-components';
import { Icon } from '#design-system/primitives/Icon';
import { theme } from '#theme/theme.ts';

/**
 * Takes files that are dropped anywhere on the page, where the browser would leave for them; lies over the screen while some are
 * dragged over it.
 */
export function FileDrop({ onFiles }: { onFiles: (files: File[]) => void }) {
  const [isDragging, setIsDragging] = useState(false);
  const onDrop = useEffectEvent((event: DragEvent) => {
    setIsDragging(false);
    const files = [...(event.dataTransfer?.files ?? [])];
    if (files.length === 0) return;
    event.preventDefault();
    onFiles(files);
  });

  useEffect(() => {
    const listening = new AbortController();
    const { signal } = listening;
    const onDrag = (event: DragEvent) => {
      if (!event.dataTransfer?.types.includes('Files')) return;
      event.preventDefault();
      setIsDragging(true);
    };
    // Where nothing is entered, the window is left.
    const onLeave = ({ relatedTarget }: DragEvent) => relatedTarget || setIsDragging(false);
    addEventListener('dragenter', onDrag, { signal });
    addEventListener('dragover', onDrag, { signal });
    addEventListener('dragleave', onLeave, { signal });
    addEventListener('drop', (event) => onDrop(event), { signal });
    return () => listening.abort();
  }, []);

  return (
    isDragging && (
      <Cover aria-hidden>
        <Icon icon={Upload} size="huge" />
        Déposez vos fichiers pour les ajouter.
      </Cover>
    )
  );
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
