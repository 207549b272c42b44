import styled from 'styled-components';
import { theme } from '#theme/theme.ts';

/** A surface of the form like its neighbours (`FormCard`), that takes the focus when somebody has requested it. */
export const CardRoot = styled.section`
  display: flex;
  flex-direction: column;
  gap: ${theme.space[3]};
  min-width: 0;
  padding: ${theme.space[4]};
  border: 1px solid ${theme.color.border};
  border-radius: ${theme.space[3]};
  background: ${theme.color.surface};

  > h2 {
    font-size: 1.0625rem;
  }
`;

export const Total = styled.span.attrs({ role: 'status' })`
  font-weight: ${theme.weight.medium};
`;

export const Group = styled.div`
  > h3 {
    display: flex;
    align-items: center;
    gap: ${theme.space[2]};
    font-size: 1rem;
  }
  &[data-severity='error'] > h3 {
    color: ${theme.color.danger};
  }
`;

export const Items = styled.ul`
  padding: 0;
  list-style: none;
`;

export const Item = styled.li`
  display: grid;
  justify-items: start;
  gap: ${theme.space[1]};
  padding-block: ${theme.space[3]};
  border-block-end: 1px solid ${theme.color.border};
  overflow-wrap: anywhere;

  &:last-child {
    padding-block-end: 0;
    border: 0;
  }
`;
