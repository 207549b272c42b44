import styled from 'styled-components';
import { columns } from '#theme/columns.ts';
import { media } from '#theme/media.ts';
import { theme } from '#theme/theme.ts';

export const TitleRoot = styled.hgroup`
  ${columns({ gap: 2 })}
`;

export const IntroRoot = styled.div`
  ${columns({ gap: 4 })}
  margin-block-end: ${theme.space[12]};

  ${media.laptop} {
    &[data-layout='split'] {
      grid-template-columns: minmax(0, 7fr) minmax(0, 5fr);
      gap: ${theme.space[2]} ${theme.space[12]};
      align-items: baseline;
      margin-block-end: ${theme.space[16]};

      /* What stands beside the title starts on its line, not on the one above it. */
      ${TitleRoot} {
        display: contents;
      }
      ${TitleRoot} > :first-child {
        grid-column: 1 / -1;
      }
    }
  }
`;
