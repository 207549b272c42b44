import styled from 'styled-components';
import { media } from '#theme/media.ts';
import { darkSurface } from '#theme/surface.ts';
import { theme } from '#theme/theme.ts';

export const DateRoot = styled.div`
  ${darkSurface}
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-content: center;
  justify-items: start;
  gap: ${theme.space[3]};
  padding: ${theme.space[8]} min(${theme.space[6]}, 6vw);
  background: ${theme.color.surfaceDark};

  ${media.tablet} {
    padding: ${theme.space[12]};
  }
`;

export const Day = styled.strong`
  font-family: ${theme.font.heading};
  font-size: ${theme.text.h2};
  font-weight: ${theme.weight.black};
  line-height: ${theme.leading.tight};
  text-wrap: balance;
`;
