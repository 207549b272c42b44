import styled from 'styled-components';
import { surface } from '#theme/surface.ts';
import { theme } from '#theme/theme.ts';

export const Week = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: ${theme.space[2]} ${theme.space[8]};
  color: ${surface.textMuted};

  li {
    display: grid;
    line-height: ${theme.leading.snug};
  }
  span {
    font-size: ${theme.text.small};
  }
  strong {
    color: ${surface.text};
    font-variant-numeric: tabular-nums;
  }
`;
