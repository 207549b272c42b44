import styled from 'styled-components';
import { theme } from '#theme/theme.ts';
import { descriptionStyle, errorStyle, labelStyle } from '../Field/index.ts';

export const ListRoot = styled.fieldset`
  min-width: 0;
`;

export const Legend = styled.legend`
  ${labelStyle}
  padding: 0;
  margin-block-end: ${theme.space[2]};

  &[data-hidden] {
    position: absolute;
    clip-path: inset(50%);
  }
`;

export const Help = styled.p`
  ${descriptionStyle}
  margin-block-end: ${theme.space[2]};
`;

export const Items = styled.div`
  max-height: 22rem;
  overflow-y: auto;
  /* Room for the focus rings that a scrolling box would cut. */
  margin: calc(-1 * ${theme.space[1]});
  padding: ${theme.space[1]};
`;

export const ListError = styled.p`
  ${errorStyle}
  margin-block-start: ${theme.space[2]};
`;

export const Aside = styled.span`
  color: ${theme.color.textMuted};
  font-size: ${theme.text.small};
  font-variant-numeric: tabular-nums;
`;
