import { Field } from '@base-ui/react/field';
import type { ComponentProps } from 'react';
import styled from 'styled-components';
import { controlStyle, useIsRequired } from '../Field/index.ts';

export interface TextAreaProps extends Omit<ComponentProps<'textarea'>, 'disabled'> {
  /** Hauteur au repos, en lignes; s’étire à la main. */
  rows?: number;
  /** Ne se change pas; reste lisible. */
  isDisabled?: boolean;
}

/** Several lines of text. Takes react-hook-form's `register` as it is. */
export function TextArea({ isDisabled, rows = 4, ...props }: TextAreaProps) {
  const isRequired = useIsRequired();
  return (
    <Field.Control
      disabled={isDisabled}
      render={<TextAreaRoot rows={rows} aria-required={isRequired || undefined} {...props} />}
    />
  );
}

const TextAreaRoot = styled.textarea`
  ${controlStyle}
  display: block;
  resize: vertical;
`;
