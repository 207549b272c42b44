import styled from 'styled-components';
import { media } from '#theme/media.ts';
import { theme } from '#theme/theme.ts';

export const Versions = styled.ol`
  border: 1px solid ${theme.color.border};
  border-radius: ${theme.radius.control};
  background: ${theme.color.surface};
  list-style: none;

  /* What was opened stands below: it stays within reach. */
  ${media.belowLaptop} {
    max-height: 15rem;
    overflow-y: auto;
  }

  > li + li {
    border-block-start: 1px solid ${theme.color.border};
  }
`;

export const Version = styled.li`
  position: relative;
  display: grid;
  gap: ${theme.space[1]};
  padding: ${theme.space[3]};
  overflow-wrap: anywhere;

  &:hover {
    background: ${theme.color.brandFaint};
  }
  &[data-current] {
    background: ${theme.color.brandFaint};
    box-shadow: inset ${theme.size.lineStrong} 0 ${theme.color.brand};
  }
  /* The whole line leads where its link does. */
  a {
    color: ${theme.color.link};
    font-weight: ${theme.weight.semibold};
  }
  a::after {
    content: '';
    position: absolute;
    inset: 0;
  }
`;
