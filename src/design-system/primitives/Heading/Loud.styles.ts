import styled from 'styled-components';
import { media } from '#theme/media.ts';
import { theme } from '#theme/theme.ts';

export const Box = styled.span`
  display: block;
  width: 100%;
  container-type: inline-size;
`;

/** Sizes in hundredths of the width of the box. */
export const Fitted = styled.span<{ $wide: number; $phone: number }>`
  display: block;
  font-family: ${theme.font.heading};
  font-size: max(${theme.text.h2}, ${({ $phone }) => $phone}cqi);
  font-weight: ${theme.weight.black};
  line-height: 1;
  letter-spacing: ${theme.tracking.display};
  text-wrap: balance;

  ${media.tablet} {
    font-size: max(${theme.text.h2}, ${({ $wide }) => $wide}cqi);
  }
`;
