import styled from 'styled-components';
import { theme } from '#theme/theme.ts';

export const ListRoot = styled.section`
  display: flex;
  flex-direction: column;
  align-items: start;
  gap: ${theme.space[3]};
  margin-block-start: ${theme.space[2]};

  > h2 {
    font-size: 1.125rem;
  }
`;

/** One surface ruled into lines: what it leads to, and a word at its end where there is room. */
export const Lines = styled.ul`
  align-self: stretch;
  border: 1px solid ${theme.color.border};
  border-radius: ${theme.space[3]};
  background: ${theme.color.surface};

  > li {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    justify-content: space-between;
    gap: ${theme.space[1]} ${theme.space[4]};
    padding: ${theme.space[2]} ${theme.space[4]};
    overflow-wrap: anywhere;
  }
  > li + li {
    border-block-start: 1px solid ${theme.color.border};
  }
  time,
  li > span,
  li > div > span {
    color: ${theme.color.textMuted};
    font-size: ${theme.text.small};
    font-variant-numeric: tabular-nums;
    line-height: ${theme.leading.snug};
  }
`;

/** What a line says, and under it what is known of it. */
export const Words = styled.div`
  flex: 1 1 14rem;
  min-width: 0;

  > span,
  > time {
    display: block;
  }
`;
