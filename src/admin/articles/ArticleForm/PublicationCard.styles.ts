import styled from 'styled-components';
import { Disclosure } from '#design-system/components/Disclosure';
import { media } from '#theme/media.ts';
import { theme } from '#theme/theme.ts';

/** Elsewhere they stand in the bar below the text (`SaveBar`). */
export const Buttons = styled.div`
  display: none;
  grid-template-columns: 1fr 1fr;
  gap: ${theme.space[2]};

  ${media.laptop} {
    display: grid;
  }
  > * {
    padding-inline: ${theme.space[2]};
  }
  > :nth-child(n + 3) {
    grid-column: 1 / -1;
  }
`;

/** The last line of the card, which has a border already. */
export const Later = styled(Disclosure)`
  border-block: 1px solid ${theme.color.border};
  border-block-end: 0;
  margin-block-end: calc(-1 * ${theme.space[3]});

  > div {
    display: flex;
    flex-direction: column;
    gap: ${theme.space[3]};
    padding-block: ${theme.space[1]} ${theme.space[3]};
  }
`;
