import type { ComponentProps } from 'react';
import styled from 'styled-components';
import { firstDay, lastDay } from '#days.ts';
import { controlStyle, useControlTies } from '../Field/index.ts';

export interface TextInputProps extends Omit<ComponentProps<'input'>, 'disabled'> {
  /** Ne se change pas; reste lisible. */
  isDisabled?: boolean;
}

/** Without bounds, browsers take years of six digits. */
const bounds: Readonly<Record<string, { min: string; max: string }>> = {
  date: { min: firstDay, max: lastDay },
  'datetime-local': { min: `${firstDay}T00:00`, max: `${lastDay}T23:59` },
};

/** A line of text. Takes react-hook-form's `register` as it is; inside a `Field`, its label and errors come with it. */
export function TextInput({ isDisabled, type = 'text', ...props }: TextInputProps) {
  const ties = useControlTies(isDisabled);
  return <TextInputRoot type={type} {...bounds[type]} {...ties} {...props} />;
}

const TextInputRoot = styled.input`
  ${controlStyle}
`;
