import styled from 'styled-components';
import { theme } from '#theme/theme.ts';

/** Figures side by side. */
export const Figures = styled.dl`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(11rem, 100%), 1fr));
  gap: 1px;
  overflow: hidden;
  border: 1px solid ${theme.color.border};
  border-radius: ${theme.space[3]};
  background: ${theme.color.border};

  > div {
    padding: ${theme.space[4]};
    background: ${theme.color.surface};
  }
  dt {
    color: ${theme.color.textMuted};
    font-size: ${theme.text.small};
  }
  dd {
    margin: 0;
    font-variant-numeric: tabular-nums;
  }
  dd:first-of-type {
    font-size: 1.75rem;
    font-weight: 600;
  }
  dd + dd {
    color: ${theme.color.textMuted};
    font-size: ${theme.text.small};
  }
`;

export const Block = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${theme.space[3]};
  min-width: 0;
  margin-block-start: ${theme.space[2]};

  h2 {
    font-size: 1.125rem;
  }
`;
