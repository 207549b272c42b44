import type { FocusEventHandler, Ref } from 'react';
import { ColorInputRoot, Hex, Swatch } from './ColorInput.styles.ts';

export interface ColorInputProps {
  /** La couleur, par son code : `#RRGGBB`. */
  value: string;
  /** Reçoit la nouvelle valeur dès qu’elle change. */
  onValueChange: (value: string) => void;
  /** Le focus s’en va; react-hook-form s’en sert. */
  onBlur?: FocusEventHandler;
  /** Le nom du champ dans le formulaire envoyé. */
  name?: string;
  /** Ne se change pas; reste lisible. */
  isDisabled?: boolean;
  /** Le champ du code, pour qu’un formulaire y mette le focus. */
  ref?: Ref<HTMLInputElement>;
}

/** Black, shown in the picker while the code being typed isn't a colour yet. */
const unfinished = '#000000';

/** A colour by its code or by the system's picker; the two always say the same. The form validates the code. */
export function ColorInput({ value, onValueChange, isDisabled, ...hex }: ColorInputProps) {
  return (
    <ColorInputRoot>
      <Swatch
        type="color"
        aria-label="Choisir la couleur dans une palette"
        value={/^#[0-9a-f]{6}$/i.test(value) ? value : unfinished}
        disabled={isDisabled}
        onChange={(event) => onValueChange(event.currentTarget.value.toUpperCase())}
      />
      <Hex
        {...hex}
        value={value}
        isDisabled={isDisabled}
        onChange={(event) => onValueChange(event.currentTarget.value)}
        maxLength={7}
        spellCheck={false}
        autoCapitalize="characters"
        autoComplete="off"
      />
    </ColorInputRoot>
  );
}
