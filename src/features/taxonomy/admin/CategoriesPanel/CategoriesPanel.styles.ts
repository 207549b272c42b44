import styled from 'styled-components';
import { theme } from '#theme/theme.ts';

export const CategoryList = styled.ul`
  padding: 0;
  list-style: none;
`;

export const CategoryRow = styled.li`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${theme.space[1]} ${theme.space[3]};
  padding: ${theme.space[2]};

  + li {
    border-block-start: 1px solid ${theme.color.border};
  }
  &[data-edited] {
    border-radius: ${theme.radius.control};
    background: ${theme.color.brandTint};
  }
`;

export const Dot = styled.svg`
  flex-shrink: 0;
  width: ${theme.space[4]};
  height: ${theme.space[4]};
  overflow: visible;
  stroke: ${theme.color.border};
`;

export const Words = styled.div`
  flex: 1 1 7rem;
  min-width: 0;
  overflow-wrap: anywhere;
`;
