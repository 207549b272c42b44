import styled from 'styled-components';
import { media } from '#theme/media.ts';
import { theme } from '#theme/theme.ts';

export const Head = styled.div`
  display: flex;
  align-items: baseline;
  justify-content: space-between;
  gap: ${theme.space[3]};
`;

export const FormBox = styled.div`
  padding: ${theme.space[4]};
  border-radius: ${theme.radius.control};
  background: ${theme.color.brandFaint};
`;

/** Edit and delete of one item. */
export const ItemActions = styled.span`
  display: flex;
  flex-shrink: 0;
  margin-inline-start: auto;

  ${media.belowTablet} {
    gap: ${theme.space[1]};
  }
`;
