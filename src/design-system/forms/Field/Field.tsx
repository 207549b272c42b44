import { Field as BaseField } from '@base-ui/react/field';
import { CircleAlert } from 'lucide-react';
import { createContext, use, type ReactElement, type ReactNode } from 'react';
import { Icon } from '../../primitives/Icon/index.ts';
import { RedrawBoundary } from '../../primitives/RedrawBoundary/index.ts';
import { VisuallyHidden } from '../../primitives/VisuallyHidden/index.ts';
import { Description, ErrorMessage, FieldRoot, Label, LabelRow, RequiredMark } from './Field.styles.ts';

export interface FieldProps {
  /** Le nom du champ, toujours présent. */
  label: string;
  /** Une aide qui reste en vue, lue après l’étiquette. */
  description?: ReactNode;
  /** Ce qui ne va pas et comment le corriger. Sa présence met le contrôle en erreur. */
  error?: string;
  /**
   * Dit « obligatoire » à côté de l’étiquette et aux technologies d’assistance; la validation revient au
   * formulaire.
   */
  isRequired?: boolean;
  /** Ne se change pas; reste lisible. */
  isDisabled?: boolean;
  /**
   * Garde l’étiquette aux seules technologies d’assistance : un filtre dont l’icône et la place disent tout.
   */
  isLabelHidden?: boolean;
  /** À droite de l’étiquette : une valeur, un lien. */
  aside?: ReactNode;
  /** Un contrôle de ce dossier : le champ lie son identifiant, son nom et ses descriptions. */
  children: ReactNode;
  /** Une classe de plus, pour le placer depuis l’extérieur. */
  className?: string;
}

/** What the field knows that Base UI's field doesn't carry. */
const RequiredContext = createContext(false);

/** Whether the control stands in a required field. */
export const useIsRequired = () => use(RequiredContext);

/**
 * A label, a control, its help and its error, tied together: `<Field label="Titre" error={errors.title?.message}><TextInput
 * {...register('title')} /></Field>`.
 */
export function Field({
  label,
  description,
  error,
  isRequired = false,
  isDisabled,
  isLabelHidden,
  aside,
  children,
  className,
}: FieldProps) {
  return (
    <RedrawBoundary>
      <RequiredContext value={isRequired}>
        <FieldRoot className={className} invalid={Boolean(error)} disabled={isDisabled}>
          <LabelRow as={isLabelHidden ? VisuallyHidden : undefined}>
            <Label>{label}</Label>
            {aside ?? (isRequired && <RequiredMark aria-hidden>obligatoire</RequiredMark>)}
          </LabelRow>
          {description && <Description>{description}</Description>}
          {/* oxlint-disable-next-line translation/no-bare-text -- Elements stand here. */}
          {children}
          {error && (
            <ErrorMessage match>
              <Icon icon={CircleAlert} />
              {error}
            </ErrorMessage>
          )}
        </FieldRoot>
      </RequiredContext>
    </RedrawBoundary>
  );
}

export interface ControlTies {
  id?: string;
  'aria-labelledby'?: string;
  'aria-describedby'?: string;
  'aria-invalid'?: boolean | 'true';
}

/** A control that no browser knows: `children` gets what ties it to the label, help and error of the field around it. */
export function CustomControl({ children }: { children: (ties: ControlTies) => ReactElement }) {
  return (
    <BaseField.Control
      render={(props) =>
        children({
          id: props.id,
          'aria-labelledby': props['aria-labelledby'],
          'aria-describedby': props['aria-describedby'],
          'aria-invalid': props['aria-invalid'] ? 'true' : undefined,
        })
      }
    />
  );
}
