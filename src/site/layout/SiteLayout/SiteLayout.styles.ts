import styled from 'styled-components';

/** Takes the focus of the skip link alone: a ring around the whole page would say nothing. */
export const Main = styled.main`
  &:focus-visible {
    outline: none;
  }
`;
