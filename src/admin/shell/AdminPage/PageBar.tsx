import type { ReactNode } from 'react';
import { Actions, Bar } from './AdminPage.styles.ts';

export interface PageBarProps {
  /** A way back, filters, an explanation. */
  intro?: ReactNode;
  /** Les boutons de l’écran, le principal en dernier. */
  actions?: ReactNode;
}

/** The line above the content of a screen. */
export function PageBar({ intro, actions }: PageBarProps) {
  return (
    <Bar>
      <div>{intro}</div>
      {actions && <Actions>{actions}</Actions>}
    </Bar>
  );
}
