import type { ComponentProps, ElementType } from 'react';
import { TextRoot } from './Text.styles.ts';

export interface TextProps extends ComponentProps<'p'> {
  /** Le rôle du texte dans l’échelle. */
  size?: 'lead' | 'body' | 'small' | 'label';
  /** La couleur du texte. */
  tone?: 'default' | 'muted' | 'accent' | 'danger';
  /** Une précision à côté d’autre chose : petite et discrète. */
  isNote?: boolean;
  /** La graisse du texte. */
  weight?: 'regular' | 'medium' | 'semibold';
  /** Garde des lignes de 60 à 72 caractères. */
  isMeasured?: boolean;
  /** Chiffres d’une même largeur, pour les colonnes. */
  isTabular?: boolean;
  /** Dit par les lecteurs d’écran quand il change : un compte, l’état d’une demande. Coule alors dans la ligne. */
  isAnnounced?: boolean;
  /** L’élément, quand ce n’est pas un paragraphe. */
  as?: ElementType;
}

/** Running text of the scale, in the colours of its surface. */
export function Text({
  isNote = false,
  size = isNote ? 'small' : 'body',
  tone = isNote ? 'muted' : undefined,
  weight,
  isMeasured,
  isTabular,
  isAnnounced,
  ...props
}: TextProps) {
  return (
    <TextRoot
      data-size={size}
      data-tone={tone}
      data-weight={weight}
      data-measured={isMeasured || undefined}
      data-tabular={isTabular || undefined}
      // An <output> would be a control of a form, which has to have a label.
      {...(isAnnounced && ({ as: 'span', role: 'status' } as const))}
      {...props}
    />
  );
}
