import styled from 'styled-components';
import { theme } from '#theme/theme.ts';

/** As high as the surface that takes its place. */
export const surfaceHeight = 'clamp(20rem, calc(100dvh - 14rem), 64rem)';

export const Ghost = styled.div`
  height: ${surfaceHeight};
  padding: ${theme.space[3]};
  overflow: hidden;
  border: 1px solid ${theme.color.borderControl};
  border-radius: ${theme.radius.control};

  > * {
    display: flex;
    flex-direction: column;
    gap: ${theme.space[4]};
  }
`;
