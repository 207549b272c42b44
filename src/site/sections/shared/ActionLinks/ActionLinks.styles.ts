import styled from 'styled-components';
import { Cluster } from '#design-system/primitives/Cluster';
import { media } from '#theme/media.ts';
import { surface } from '#theme/surface.ts';
import { theme } from '#theme/theme.ts';

/** Nobody presses paper. */
export const Actions = styled(Cluster)`
  ${media.belowTablet} {
    column-gap: ${theme.space[6]};

    /* A phone has one button; what one may do besides is a link. */
    > [data-variant='outline'] {
      padding-inline: 0;
      border-color: transparent;
      /* Safari takes no thickness together with the line. */
      text-decoration: underline;
      text-decoration-color: ${surface.accentText};
      text-decoration-thickness: ${theme.size.lineStrong};
      text-underline-offset: 0.35em;
    }
  }
  ${media.print} {
    display: none;
  }
`;
