import styled from 'styled-components';
import { Disclosure } from '#design-system/components/Disclosure';
import { theme } from '#theme/theme.ts';

/** The bar has lines of its own. */
export const Changes = styled(Disclosure)`
  border: 0;

  > summary {
    padding-block: ${theme.space[2]};
  }
  > div {
    padding-block: ${theme.space[2]};
  }
`;

/** As small as what stands above it. */
export const Unseen = styled(Changes)`
  > summary {
    justify-content: start;
    font-size: ${theme.text.small};
    font-weight: ${theme.weight.regular};
  }
`;

export const ChangeList = styled.ul`
  display: grid;
  gap: ${theme.space[3]};

  > li {
    display: grid;
    gap: ${theme.space[1]};
    overflow-wrap: anywhere;
  }
`;
