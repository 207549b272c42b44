import styled from 'styled-components';
import { theme } from '#theme/theme.ts';

/** What each part that differs is called, and its words below. */
export const Parts = styled.dl`
  display: grid;
  gap: ${theme.space[3]};

  > div {
    display: grid;
    gap: ${theme.space[1]};
    min-width: 0;
    padding: ${theme.space[3]};
    border: 1px solid ${theme.color.border};
    border-radius: ${theme.radius.control};
    background: ${theme.color.surface};
    overflow-wrap: anywhere;
  }
  dt {
    color: ${theme.color.textMuted};
    font-size: ${theme.text.small};
  }
`;
