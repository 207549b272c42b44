import styled from 'styled-components';
import { theme } from '#theme/theme.ts';

/** The sections of one page of the site. */
export const PageOfSite = styled.section`
  display: grid;
  gap: ${theme.space[3]};
  min-width: 0;

  > header {
    display: flex;
    flex-wrap: wrap;
    align-items: baseline;
    justify-content: space-between;
    gap: ${theme.space[2]};
  }
  h2 {
    font-size: 1.0625rem;
  }
`;

export const Sections = styled.ul`
  border: 1px solid ${theme.color.border};
  border-radius: ${theme.radius.control};
  background: ${theme.color.surface};
  list-style: none;

  > li + li {
    border-block-start: 1px solid ${theme.color.border};
  }
`;

export const SectionRow = styled.li`
  position: relative;
  display: grid;
  gap: ${theme.space[1]};
  padding: ${theme.space[3]};
  overflow-wrap: anywhere;

  &:hover {
    background: ${theme.color.brandFaint};
  }
  > div {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: ${theme.space[2]};
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
