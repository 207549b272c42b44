import styled from 'styled-components';
import { media } from '#theme/media.ts';
import { theme } from '#theme/theme.ts';

export const Members = styled.ul`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${theme.space[12]} ${theme.space[6]};

  ${media.tablet} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
  ${media.laptop} {
    grid-template-columns: repeat(3, minmax(0, 1fr));

    /* The middle column hangs lower, as on a wall of portraits. */
    > :nth-child(3n + 2) {
      margin-block-start: ${theme.space[12]};
    }
  }
`;

export const Member = styled.li`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-content: start;
  gap: ${theme.space[3]};
`;

export const Portrait = styled.div`
  aspect-ratio: 3 / 2;
  overflow: hidden;
  border-radius: ${theme.radius.panel};
`;
