import styled from 'styled-components';
import { media } from '#theme/media.ts';
import { theme } from '#theme/theme.ts';

/** What is in the release, and beside it, where there is room, what is done with it. */
export const Columns = styled.div`
  display: grid;
  align-items: start;
  gap: ${theme.space[4]};

  > div {
    display: grid;
    gap: ${theme.space[4]};
    min-width: 0;
  }
  ${media.laptop} {
    grid-template-columns: minmax(0, 1fr) 20rem;
  }
`;

export const Parts = styled.ul`
  border: 1px solid ${theme.color.border};
  border-radius: ${theme.space[3]};
  background: ${theme.color.surface};

  > li {
    display: grid;
    gap: ${theme.space[2]};
    padding: ${theme.space[4]};
    overflow-wrap: anywhere;
  }
  > li + li {
    border-block-start: 1px solid ${theme.color.border};
  }
`;

/** The heading of the documents, and what adds one. */
export const PartsHead = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${theme.space[2]};

  > h2 {
    font-size: 1.125rem;
  }
`;

/** Documents to choose from, each with its button. */
export const Choices = styled.ul`
  > li {
    display: flex;
    align-items: center;
    justify-content: space-between;
    gap: ${theme.space[3]};
    padding-block: ${theme.space[3]};
    overflow-wrap: anywhere;
  }
  > li > div {
    min-width: 0;
  }
  > li > button {
    flex: none;
  }
  > li + li {
    border-block-start: 1px solid ${theme.color.border};
  }
`;
