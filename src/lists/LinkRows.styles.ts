import styled from 'styled-components';
import { theme } from '#theme/theme.ts';

/** A list whose rows are lines of text, each of which leads somewhere. */
export const LinkRows = styled.ul`
  border: 1px solid ${theme.color.border};
  border-radius: ${theme.radius.control};
  background: ${theme.color.surface};
  list-style: none;

  > li + li {
    border-block-start: 1px solid ${theme.color.border};
  }
`;

export const LinkRow = styled.li`
  position: relative;
  display: grid;
  gap: ${theme.space[1]};
  padding: ${theme.space[3]};
  overflow-wrap: anywhere;

  &:hover {
    background: ${theme.color.brandFaint};
  }
  a {
    color: ${theme.color.link};
    font-weight: ${theme.weight.semibold};
  }
  /* The whole line leads where its link does. */
  a::after {
    content: '';
    position: absolute;
    inset: 0;
  }
`;
