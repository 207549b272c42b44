import styled from 'styled-components';
import { surface } from '#theme/surface.ts';
import { theme } from '#theme/theme.ts';

export const PriceTagRoot = styled.p`
  color: ${surface.textMuted};
`;

export const Amount = styled.span`
  color: ${surface.text};
  font-family: ${theme.font.heading};
  font-size: min(${theme.text.h2}, 12vw);
  font-weight: ${theme.weight.black};
  line-height: 1;
  letter-spacing: ${theme.tracking.heading};
  overflow-wrap: anywhere;
`;
