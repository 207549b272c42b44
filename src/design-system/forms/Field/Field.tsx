import { CircleAlert } from 'lucide-react';
import { createContext, use, useId, type ReactElement, type ReactNode } from 'react';
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
  /** Le contrôle est un `CustomControl`, qu’un `<label>` ne peut pas nommer : l’étiquette est un texte auquel il renvoie. */
  isCustom?: boolean;
  /** Un contrôle de ce dossier : le champ lie son identifiant, son nom et ses descriptions. */
  children: ReactNode;
  /** Une classe de plus, pour le placer depuis l’extérieur. */
  className?: string;
}

/** What a field says of the control inside; nothing where there is no field. */
const FieldContext = createContext<
  Pick<FieldProps, 'isRequired' | 'isDisabled'> & {
    id?: string;
    labelId?: string;
    hiddenLabel?: string;
    describedBy?: string;
    isInvalid?: boolean;
  }
>({});

/**
 * The attributes that tie a control which a label can name to the label, help and error of the field around it.
 *
 * @param isDisabled whether the control itself can't be changed.
 */
export function useControlTies(isDisabled?: boolean) {
  const field = use(FieldContext);
  return {
    id: field.id,
    'aria-label': field.hiddenLabel,
    disabled: isDisabled ?? field.isDisabled,
    'aria-describedby': field.describedBy,
    'aria-invalid': field.isInvalid || undefined,
    'aria-required': field.isRequired || undefined,
  };
}

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
  isCustom,
  children,
  className,
}: FieldProps) {
  const id = useId();
  const [labelId, descriptionId, errorId] = [`${id}-label`, `${id}-description`, `${id}-error`];
  const describedBy = [description && descriptionId, error && errorId].filter(Boolean).join(' ') || undefined;
  return (
    <RedrawBoundary>
      <FieldContext
        value={{
          id,
          labelId,
          hiddenLabel: isLabelHidden ? label : undefined,
          describedBy,
          isRequired,
          isDisabled,
          isInvalid: Boolean(error),
        }}
      >
        <FieldRoot className={className}>
          {isLabelHidden ? (
            aside && <VisuallyHidden>{aside}</VisuallyHidden>
          ) : (
            <LabelRow>
              <Label id={labelId} {...(isCustom ? { as: 'span' } : { htmlFor: id })}>
                {label}
              </Label>
              {aside ?? (isRequired && <RequiredMark aria-hidden>obligatoire</RequiredMark>)}
            </LabelRow>
          )}
          {description && <Description id={descriptionId}>{description}</Description>}
          {/* oxlint-disable-next-line translation/no-bare-text -- Elements stand here. */}
          {children}
          {error && (
            <ErrorMessage id={errorId}>
              <Icon icon={CircleAlert} />
              {error}
            </ErrorMessage>
          )}
        </FieldRoot>
      </FieldContext>
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
  const { labelId, describedBy, isInvalid } = use(FieldContext);
  // Not the id that the label names: a control of the browser's own may stand beside this one.
  const id = useId();
  return children({
    id,
    'aria-labelledby': labelId,
    'aria-describedby': describedBy,
    'aria-invalid': isInvalid ? 'true' : undefined,
  });
}
