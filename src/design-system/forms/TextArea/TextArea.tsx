import type { ComponentProps } from 'react';
import styled from 'styled-components';
import { controlStyle, useControlTies } from '../Field/index.ts';

export interface TextAreaProps extends Omit<ComponentProps<'textarea'>, 'disabled'> {
  /** Hauteur au repos, en lignes; s’étire à la main. */
  rows?: number;
  /** Ne se change pas; reste lisible. */
  isDisabled?: boolean;
  /** Un texte à copier : il se choisit en entier dès qu’il a le focus, et ne se change pas. */
  isToCopy?: boolean;
}

/** Several lines of text. Takes react-hook-form's `register` as it is. */
export function TextArea({ isDisabled, isToCopy = false, rows = 4, ...props }: TextAreaProps) {
  const ties = useControlTies(isDisabled);
  return <TextAreaRoot rows={rows} {...ties} {...(isToCopy && toCopy)} {...props} />;
}

const toCopy: ComponentProps<'textarea'> = {
  readOnly: true,
  onFocus: ({ currentTarget }) => currentTarget.select(),
};

const TextAreaRoot = styled.textarea`
  ${controlStyle}
  display: block;
  resize: vertical;
`;
