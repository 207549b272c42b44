import styled from 'styled-components';
import { theme } from '#theme/theme.ts';

export const AdviceRoot = styled.section`
  display: flex;
  flex-direction: column;
  gap: ${theme.space[6]};

  &:focus {
    outline: none;
  }
`;

const ends = `
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${theme.space[2]};
`;

export const Total = styled.div`
  ${ends}
  min-height: 2.25rem;
  font-weight: ${theme.weight.medium};
`;

export const Group = styled.section`
  display: flex;
  flex-direction: column;
  align-items: flex-start;
  gap: ${theme.space[1]};
`;

export const GroupHead = styled.div`
  ${ends}
  width: 100%;
  min-height: 2.25rem;

  > h3 {
    font-size: 1rem;
  }
`;

export const Rows = styled.ul`
  width: 100%;
  padding: 0;
  margin-block-start: ${theme.space[2]};
  list-style: none;
`;

export const Row = styled.li`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${theme.space[2]} ${theme.space[4]};
  padding-block: ${theme.space[2]};
  border-block-start: 1px solid ${theme.color.border};

  > :first-child {
    flex: 1 1 16rem;
    min-width: 0;
  }
`;

export const Actions = styled.div`
  display: flex;
  gap: ${theme.space[1]};
`;

export const Change = styled.p`
  overflow-wrap: anywhere;

  > del,
  > ins {
    padding-inline: 0.125em;
    border-radius: ${theme.space[1]};
    box-decoration-break: clone;
  }
  > del {
    background: ${theme.color.dangerTint};
  }
  > ins {
    background: ${theme.color.successTint};
    font-weight: ${theme.weight.medium};
    text-decoration: none;
  }
  > :empty {
    display: none;
  }
`;

/** A blank, as wide as one and drawn: a dot, or a bracket where no line breaks. */
export const Blank = styled.span`
  display: inline-block;
  width: 0.5em;
  height: 0.5em;
  margin-inline: 0.0625em;

  &[data-kind='noBreak'] {
    height: 0.3em;
    border: 1px solid currentColor;
    border-block-start: none;
  }
  &[data-kind='plain']::after {
    content: '·';
    display: block;
    line-height: 0.25em;
    text-align: center;
  }
`;
