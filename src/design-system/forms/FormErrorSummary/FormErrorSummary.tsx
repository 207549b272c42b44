import { useEffect, useRef, type MouseEvent } from 'react';
import { Errors, FormErrorSummaryRoot, Title } from './FormErrorSummary.styles.ts';

export interface FormErrorSummaryProps {
  /** Une ligne par champ, dans l’ordre du formulaire; `name` est le nom du champ dans le formulaire. */
  errors: readonly { name: string; message: string }[];
  /** Le titre de la liste d’erreurs. */
  title?: string;
}

/**
 * What is wrong with a form, above its first field: takes the focus when it appears, and each line leads to its field. Give it
 * `key={formState.submitCount}` so that a second failed attempt is announced as well.
 */
export function FormErrorSummary({
  errors,
  title = 'Le formulaire contient des erreurs',
}: FormErrorSummaryProps) {
  const root = useRef<HTMLDivElement>(null);
  useEffect(() => root.current?.focus(), []);

  const goTo = (event: MouseEvent<HTMLAnchorElement>, name: string) => {
    event.preventDefault();
    const form = event.currentTarget.closest('form');
    // What is no native control of the form says which field it stands for.
    const control = form?.elements.namedItem(name) ?? form?.querySelector(`[data-name="${name}"]`);
    const target = control instanceof RadioNodeList ? control[0] : control;
    if (target instanceof HTMLElement) target.focus();
  };

  return (
    <FormErrorSummaryRoot ref={root} role="alert" tabIndex={-1}>
      <Title>{title}</Title>
      <Errors>
        {errors.map(({ name, message }) => (
          <li key={name}>
            <a href={`#${name}`} onClick={(event) => goTo(event, name)}>
              {message}
            </a>
          </li>
        ))}
      </Errors>
    </FormErrorSummaryRoot>
  );
}
