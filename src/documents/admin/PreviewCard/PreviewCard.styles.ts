import styled from 'styled-components';
import { theme } from '#theme/theme.ts';

export const Group = styled.div`
  display: flex;
  flex-direction: column;
  gap: ${theme.space[1]};

  > h3 {
    font-size: ${theme.text.small};
  }
`;

export const Entries = styled.ul`
  > li {
    display: flex;
    flex-direction: column;
    align-items: start;
    gap: ${theme.space[1]};
    padding-block: ${theme.space[2]};
    overflow-wrap: anywhere;
  }
  > li + li {
    border-block-start: 1px solid ${theme.color.border};
  }
  /* Its words stand in line with the others. */
  button {
    margin-inline-start: calc(-1 * ${theme.space[3]});
  }
  blockquote {
    border-inline-start: ${theme.size.lineStrong} solid ${theme.color.border};
    margin: 0;
    padding-inline-start: ${theme.space[2]};
    white-space: pre-wrap;
  }
`;
