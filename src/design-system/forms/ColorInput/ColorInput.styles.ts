import styled from 'styled-components';
import { theme } from '#theme/theme.ts';
import { controlStyle } from '../Field/index.ts';
import { TextInput } from '../TextInput/index.ts';

export const ColorInputRoot = styled.div`
  display: flex;
  gap: ${theme.space[2]};
`;

export const Swatch = styled.input`
  ${controlStyle}
  flex-shrink: 0;
  width: ${theme.size.controlLarge};
  padding: ${theme.space[1]};
  forced-color-adjust: none;
  cursor: pointer;

  &::-webkit-color-swatch-wrapper {
    padding: 0;
  }
  &::-webkit-color-swatch,
  &::-moz-color-swatch {
    border: 0;
    border-radius: ${theme.space[1]};
  }
`;

export const Hex = styled(TextInput)`
  max-width: 9rem;
  font-family: ${theme.font.mono};
  text-transform: uppercase;
`;
