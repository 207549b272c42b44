import styled from 'styled-components';
import { LinkRow, LinkRows } from '#lists/LinkRows.styles.ts';
import { media } from '#theme/media.ts';
import { theme } from '#theme/theme.ts';

export const Versions = styled(LinkRows)`
  /* What was opened stands below: it stays within reach. */
  ${media.belowLaptop} {
    max-height: 15rem;
    overflow-y: auto;
  }
`;

export const Version = styled(LinkRow)`
  &[data-current] {
    background: ${theme.color.brandFaint};
    box-shadow: inset ${theme.size.lineStrong} 0 ${theme.color.brand};
  }
`;
