import { Upload } from 'lucide-react';
import styled from 'styled-components';
import { Icon } from '#design-system/primitives/Icon';
import { theme } from '#theme/theme.ts';

/** Lies over the screen while files are dragged over it. */
export function DropHint() {
  return (
    <Cover aria-hidden>
      <Icon icon={Upload} size="huge" />
      Déposez vos fichiers pour les ajouter.
    </Cover>
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
