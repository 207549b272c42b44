import { useEffect, useRef } from 'react';
import { Errors, FormErrorSummaryRoot, Title } from './FormErrorSummary.styles.ts';

export interface FormErrorSummaryProps {
  /** Une ligne par champ, dans l’ordre du formulaire : `label` est ce qui s’écrit au-dessus du champ, `name` son nom dans le formulaire. */
  errors: readonly { name: string; label: string; message: string }[];
  /** Mène au champ de la ligne qu’on presse. */
  onChoose: (name: string) => void;
}

/**
 * What is wrong with a form, above its first field: takes the focus when it appears, and each line leads to its field. Give it
 * `key={formState.submitCount}` so that a second failed attempt is announced as well.
 */
export function FormErrorSummary({ errors, onChoose }: FormErrorSummaryProps) {
  const root = useRef<HTMLDivElement>(null);
  useEffect(() => root.current?.focus(), []);

  return (
    <FormErrorSummaryRoot ref={root} role="alert" tabIndex={-1}>
      <Title>Le formulaire contient des erreurs</Title>
      <Errors>
        {errors.map(({ name, label, message }) => (
          <li key={name}>
            <a
              href={`#${name}`}
              onClick={(event) => {
                event.preventDefault();
                onChoose(name);
              }}
            >
              {`${label}\u00A0: ${message}`}
            </a>
          </li>
        ))}
      </Errors>
    </FormErrorSummaryRoot>
  );
}
