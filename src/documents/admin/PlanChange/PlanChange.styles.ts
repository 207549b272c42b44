import styled from 'styled-components';
import { Disclosure } from '#design-system/components/Disclosure';
import { theme } from '#theme/theme.ts';

/** What has to do with a later time, closed until there is one. */
export const Later = styled(Disclosure)`
  border-block: 1px solid ${theme.color.border};

  /* The last line of a card, which has a border already. */
  section > &:last-child {
    border-block-end: 0;
    margin-block-end: calc(-1 * ${theme.space[3]});
  }

  > div {
    display: flex;
    flex-direction: column;
    gap: ${theme.space[3]};
    padding-block: ${theme.space[1]} ${theme.space[3]};
  }
`;
