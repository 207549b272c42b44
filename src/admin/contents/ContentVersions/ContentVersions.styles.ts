import styled from 'styled-components';
import { theme } from '#theme/theme.ts';

export const Root = styled.section`
  display: grid;
  gap: ${theme.space[4]};
  min-width: 0;

  > h2 {
    font-size: 1.0625rem;
  }
`;

/** One save: who, when and why, and what it said. */
export const Version = styled.details`
  padding: ${theme.space[3]};
  border: 1px solid ${theme.color.border};
  border-radius: ${theme.radius.control};
  background: ${theme.color.surface};
  overflow-wrap: anywhere;

  > summary {
    cursor: pointer;
  }
  > div {
    display: grid;
    gap: ${theme.space[3]};
    padding-block-start: ${theme.space[3]};
  }
`;
