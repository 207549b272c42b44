import styled from 'styled-components';
import { theme } from '#theme/theme.ts';

export const FilterBar = styled('search')`
  position: relative;
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

/** Over the rows, which stay where they are; as many filters in a line as have room for their words. */
export const Panel = styled.div`
  position: absolute;
  inset-block-start: calc(${theme.size.touch} + ${theme.space[2]});
  inset-inline: 0;
  /* The head of a table stays in sight below it. */
  z-index: ${theme.zIndex.sticky};
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, 15rem), 1fr));
  gap: ${theme.space[3]};
  padding: ${theme.space[4]};
  border: 1px solid ${theme.color.border};
  border-radius: ${theme.radius.control};
  background: ${theme.color.surface};
  box-shadow: ${theme.shadow.raised};

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
