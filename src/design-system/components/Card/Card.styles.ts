import styled from 'styled-components';
import { lightSurface } from '#theme/surface.ts';
import { theme } from '#theme/theme.ts';
import { RenderBox } from '../../primitives/renderElement.tsx';

export const CardRoot = styled(RenderBox)`
  ${lightSurface}
  --card-padding: ${theme.space[6]};
  position: relative;
  display: flex;
  flex-direction: column;
  min-width: 0;
  overflow: hidden;
  border: 1px solid ${theme.color.border};
  border-radius: ${theme.radius.card};
  background: ${theme.color.surface};

  &[data-density='dense'] {
    --card-padding: ${theme.space[4]};
    border-radius: ${theme.space[3]};
  }
`;

export const CardMedia = styled.div`
  overflow: hidden;

  > * {
    width: 100%;
  }
  > img {
    aspect-ratio: 16 / 9;
    object-fit: cover;
  }
`;

export const CardHeader = styled.div`
  display: flex;
  flex-direction: column;
  align-items: flex-start;
  gap: ${theme.space[2]};
  padding: var(--card-padding) var(--card-padding) 0;
`;

export const CardBody = styled.div`
  display: flex;
  flex: 1;
  flex-direction: column;
  gap: ${theme.space[3]};
  padding: var(--card-padding);

  ${CardHeader} + & {
    padding-block-start: ${theme.space[4]};
  }
`;

export const CardFooter = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${theme.space[3]};
  margin-block-start: auto;
  padding: 0 var(--card-padding) var(--card-padding);
`;
