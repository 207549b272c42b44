import styled from 'styled-components';
import { theme } from '#theme/theme.ts';

/** One surface ruled into cells: lines that align rather than a wall of boxes. */
export const Cards = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 17rem), 1fr));
  gap: 1px;
  overflow: hidden;
  border: 1px solid ${theme.color.border};
  border-radius: ${theme.space[3]};
  background: ${theme.color.border};
`;

export const Card = styled.li`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${theme.space[2]} ${theme.space[3]};
  padding: ${theme.space[2]} ${theme.space[3]};
  background: ${theme.color.surface};

  > :first-child {
    color: ${theme.color.brandAccent};
  }
  > :last-child {
    margin-inline-start: auto;
  }
`;

export const Words = styled.div`
  flex: 1 1 7rem;
  min-width: 0;

  h3 {
    font-size: ${theme.text.body};
    letter-spacing: ${theme.tracking.normal};
  }
`;
