import type { ComponentProps } from 'react';
import styled from 'styled-components';
import { controlStyle, useControlTies } from '../Field/index.ts';

export interface TextInputProps extends Omit<ComponentProps<'input'>, 'disabled' | 'type'> {
  /** Ce qui s’y tape; un jour et une heure se tapent dans un `DateInput`. */
  type?: 'text' | 'email' | 'tel' | 'url' | 'password' | 'search';
  /** Ne se change pas; reste lisible. */
  isDisabled?: boolean;
}

/** A line of text. Takes react-hook-form's `register` as it is; inside a `Field`, its label and errors come with it. */
export function TextInput({ isDisabled, type = 'text', ...props }: TextInputProps) {
  const ties = useControlTies(isDisabled);
  return <TextInputRoot type={type} {...ties} {...props} />;
}

/** How a line of text looks. */
export const TextInputRoot = styled.input`
  ${controlStyle}
`;
