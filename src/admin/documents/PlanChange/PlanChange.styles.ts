import styled from 'styled-components';
import { Disclosure } from '#design-system/components/Disclosure';
import { theme } from '#theme/theme.ts';

export const Later = styled(Disclosure)`
  border-block: 1px solid ${theme.color.border};

  > div {
    display: flex;
    flex-direction: column;
    gap: ${theme.space[3]};
    padding-block: ${theme.space[1]} ${theme.space[3]};
  }
`;
