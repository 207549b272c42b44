import { Eye, EyeOff } from 'lucide-react';
import { useState } from 'react';
import { TextInput, type TextInputProps } from '../TextInput/index.ts';
import { PasswordInputRoot, Reveal } from './PasswordInput.styles.ts';

export interface PasswordInputProps extends Omit<TextInputProps, 'type'> {
  /**
   * `current-password` pour se connecter, `new-password` pour s’inscrire : les gestionnaires de mots de passe
   * en ont besoin.
   */
  autoComplete: 'current-password' | 'new-password';
}

/** What password managers make one by (as in the schema of the accounts, which the server has too). */
const rules = { passwordrules: 'minlength: 12; maxlength: 72;' };

/** A password that can be shown while it is typed. Takes react-hook-form's `register` as it is. */
export function PasswordInput(props: PasswordInputProps) {
  const [isShown, setIsShown] = useState(false);
  return (
    <PasswordInputRoot>
      <TextInput
        type={isShown ? 'text' : 'password'}
        autoCapitalize="off"
        autoCorrect="off"
        spellCheck={false}
        {...(props.autoComplete === 'new-password' && rules)}
        {...props}
      />
      <Reveal
        label={isShown ? 'Masquer le mot de passe' : 'Afficher le mot de passe'}
        icon={isShown ? EyeOff : Eye}
        isDisabled={props.isDisabled}
        onClick={() => setIsShown(!isShown)}
      />
    </PasswordInputRoot>
  );
}
