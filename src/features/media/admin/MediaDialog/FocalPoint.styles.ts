import styled from 'styled-components';
import { theme } from '#theme/theme.ts';

export const Target = styled.button`
  position: relative;
  display: block;
  width: fit-content;
  padding: 0;
  border: 0;
  border-radius: ${theme.radius.control};
  background: ${theme.color.band};
  cursor: crosshair;

  > img {
    max-height: 16rem;
    border-radius: inherit;
  }
  &:disabled {
    cursor: not-allowed;
  }
`;

export const Mark = styled.span`
  position: absolute;
  width: ${theme.size.iconLarge};
  height: ${theme.size.iconLarge};
  border: 3px solid ${theme.color.surface};
  border-radius: ${theme.radius.pill};
  outline: 2px solid ${theme.color.brand};
  translate: -50% -50%;
  pointer-events: none;
`;

export const Crops = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: end;
  gap: ${theme.space[3]};

  > figure {
    display: grid;
    gap: ${theme.space[1]};
  }
  img {
    width: auto;
    height: 5rem;
    border-radius: ${theme.radius.control};
    object-fit: cover;
  }
  img[data-crop='wide'] {
    aspect-ratio: 18 / 7;
  }
  img[data-crop='square'] {
    aspect-ratio: 1;
  }
`;
