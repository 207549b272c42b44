import styled from 'styled-components';
import { columns } from '#theme/columns.ts';
import { media } from '#theme/media.ts';
import { surface } from '#theme/surface.ts';
import { theme } from '#theme/theme.ts';

export const Rows = styled.ul`
  border-block-end: ${theme.size.lineStrong} solid ${surface.strong};
`;

export const Value = styled.li`
  ${columns({ gap: 3 })}
  border-block-start: ${theme.size.lineStrong} solid ${surface.strong};
  padding-block: ${theme.space[6]};

  ${media.laptop} {
    gap: ${theme.space[6]};
    padding-block: ${theme.space[8]} ${theme.space[12]};

    > :last-child {
      justify-self: end;
    }
  }
`;
