import styled from 'styled-components';
import { columns } from '#theme/columns.ts';
import { media } from '#theme/media.ts';
import { theme } from '#theme/theme.ts';

export const Members = styled.ul`
  ${columns({ gap: [12, 6], tablet: 2, laptop: 3 })}

  ${media.laptop} {
    /* The middle column hangs lower, as on a wall of portraits. */
    > :nth-child(3n + 2) {
      margin-block-start: ${theme.space[12]};
    }
  }
`;

export const Member = styled.li`
  ${columns({ gap: 3 })}
  align-content: start;
`;

export const Portrait = styled.div`
  aspect-ratio: 3 / 2;
  overflow: hidden;
  border-radius: ${theme.radius.panel};
`;
