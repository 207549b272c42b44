import styled from 'styled-components';
import { theme } from '#theme/theme.ts';

/** One change a line, its moment at the end, or under it where there is no room. */
export const Lines = styled.ul`
  padding: 0;
  margin: 0;
  border: 1px solid ${theme.color.border};
  border-radius: ${theme.radius.control};
  background: ${theme.color.surface};
  list-style: none;

  li {
    display: flex;
    flex-wrap: wrap;
    justify-content: space-between;
    gap: ${theme.space[1]} ${theme.space[4]};
    padding: ${theme.space[3]};
    overflow-wrap: anywhere;
  }
  li + li {
    border-block-start: 1px solid ${theme.color.border};
  }
  time {
    color: ${theme.color.textMuted};
    font-size: ${theme.text.small};
  }
`;
