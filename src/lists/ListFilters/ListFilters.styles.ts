import styled from 'styled-components';
import { theme } from '#theme/theme.ts';

export const FilterBar = styled('search')`
  display: flex;
  flex-direction: column;
  gap: ${theme.space[2]};
  min-width: 0;
`;

/** The search, if the list has one, and beside it the button; under it where there is no room for both. */
export const Bar = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${theme.space[2]};

  > :first-child:not(button) {
    flex: 1 1 12rem;
    min-width: 0;
    max-width: 40rem;
  }
`;

/** As many filters in a line as have room for their words. */
export const Panel = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, 15rem), 1fr));
  gap: ${theme.space[3]};
  padding: ${theme.space[4]};
  border: 1px solid ${theme.color.border};
  border-radius: ${theme.radius.control};
  background: ${theme.color.surface};

  &[hidden] {
    display: none;
  }
`;

export const Chips = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: ${theme.space[2]};
  padding: 0;
  list-style: none;

  > li {
    max-width: 100%;
  }
`;
