import { type ReactNode, useId } from 'react';
import { useFormContext } from 'react-hook-form';
import { VisuallyHidden } from '#design-system/primitives/VisuallyHidden';
import { useGroupName } from './ItemContext.ts';
import { Choices, ChoiceError, ChoiceLegend, ChoiceRoot, Option } from './DocumentForm.styles.ts';

export interface VisualChoiceProps {
  legend: string;
  name: string;
  error?: string;
  /** What one chooses from, with what it looks like. */
  children: readonly { value: string; label: string; picture: ReactNode }[];
}

/** One choice among pictures; the words are announced to those who don't see them, and shown to those who point at one. */
export function VisualChoice({ legend, name, error, children }: VisualChoiceProps) {
  const { register } = useFormContext();
  const errorId = useId();
  return (
    <ChoiceRoot aria-label={useGroupName(legend)} aria-describedby={error && errorId}>
      <ChoiceLegend>{legend}</ChoiceLegend>
      <Choices>
        {children.map(({ value, label, picture }) => (
          <Option key={value} title={label}>
            <VisuallyHidden as="input" type="radio" value={value} {...register(name)} />
            {picture}
            <VisuallyHidden>{label}</VisuallyHidden>
          </Option>
        ))}
      </Choices>
      {error && <ChoiceError id={errorId}>{error}</ChoiceError>}
    </ChoiceRoot>
  );
}
