import styled from 'styled-components';
import { media } from '#theme/media.ts';
import { theme } from '#theme/theme.ts';

export const Main = styled.main`
  display: flex;
  flex: 1;
  flex-direction: column;
  gap: ${theme.space[4]};
  width: 100%;
  max-width: 90rem;
  padding: ${theme.space[6]};
  font-size: 0.9375rem;

  /* Lists and columns have the whole width. */
  &:has([data-list]) {
    max-width: none;
  }
  /* The last rows come out above what is said of those that are chosen. */
  &:has([data-selection]) {
    padding-block-end: calc(2 * ${theme.space[12]});
  }
  &:focus {
    outline: none;
  }
  ${media.belowTablet} {
    padding: ${theme.space[4]};
  }
`;

export const Bar = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${theme.space[3]};

  > :first-child {
    flex: 1 1 auto;
    min-width: 0;
  }
  /* A line of text can wrap beside the buttons, which then stay where they are while it changes. */
  > :first-child:has(> [role='status']) {
    flex-basis: 8rem;
  }
`;

export const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${theme.space[2]};
`;
