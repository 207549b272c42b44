import styled from 'styled-components';
import { surface } from '#theme/surface.ts';
import { theme } from '#theme/theme.ts';

export const TextRoot = styled.p`
  &[data-size='lead'] {
    font-size: ${theme.text.lead};
    line-height: 1.5;
  }
  &[data-size='small'] {
    font-size: ${theme.text.small};
    line-height: 1.5;
  }
  &[data-size='label'] {
    font-size: ${theme.text.small};
    font-weight: ${theme.weight.semibold};
    line-height: ${theme.leading.snug};
    letter-spacing: ${theme.tracking.label};
  }
  &[data-tone='muted'] {
    color: ${surface.textMuted};
  }
  &[data-tone='accent'] {
    color: ${surface.accentText};
  }
  &[data-tone='danger'] {
    color: ${theme.color.danger};
  }
  &[data-weight='medium'] {
    font-weight: ${theme.weight.medium};
  }
  &[data-weight='semibold'] {
    font-weight: ${theme.weight.semibold};
  }
  &[data-measured] {
    max-width: ${theme.size.text};
  }
  &[data-tabular] {
    font-variant-numeric: tabular-nums;
  }
`;
