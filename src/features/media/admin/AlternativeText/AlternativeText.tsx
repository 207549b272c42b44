import { useState } from 'react';
import { Checkbox } from '#design-system/forms/Checkbox';
import { Field } from '#design-system/forms/Field';
import { TextInput } from '#design-system/forms/TextInput';

export interface AlternativeTextProps {
  /** Le nom du champ. */
  label: string;
  /** Le nom du champ dans le formulaire envoyé. */
  name?: string;
  /** `null` tant que rien n’est écrit; vide pour un décor. */
  value: string | null;
  /** Reçoit le texte; `null` tant que rien n’est décidé, vide pour une image décorative. */
  onChange: (value: string | null) => void;
  /** Ce qui ne va pas, et comment le corriger. */
  error?: string | undefined;
}

/** The mistake of a picture that is placed without an alternative text, and its way out. */
export const alternativeTextMissing = 'Dites ce que montre l’image, ou cochez « Image décorative ».';

/** What a picture shows, for who doesn't see it, or that it is a decoration. What was typed is there again once the box is unchecked. */
export function AlternativeText({ label, name, value, onChange, error }: AlternativeTextProps) {
  const [typed, setTyped] = useState(value ?? '');
  const isDecorative = value === '';
  const advice =
    value === null && !error ? alternativeTextMissing : 'Ce que montre l’image, pour qui ne la voit pas.';
  return (
    <>
      <Field label={label} description={advice} error={error} isDisabled={isDecorative}>
        <TextInput
          autoComplete="off"
          name={name}
          value={isDecorative ? '' : (value ?? '')}
          onChange={({ target }) => {
            setTyped(target.value);
            onChange(target.value || null);
          }}
        />
      </Field>
      <Checkbox
        label="Image décorative"
        description="Elle n’apprend rien de plus que le texte."
        checked={isDecorative}
        onChange={({ target }) => {
          if (target.checked) setTyped(value ?? typed);
          onChange(target.checked ? '' : typed || null);
        }}
      />
    </>
  );
}
