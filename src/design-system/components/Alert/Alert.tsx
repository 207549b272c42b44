import { CircleAlert, CircleCheck, Info, TriangleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { Icon } from '../../primitives/Icon/index.ts';
import { Actions, AlertRoot, Body, Title } from './Alert.styles.ts';

export interface AlertProps {
  /** Ce que le message annonce. */
  tone?: 'info' | 'success' | 'warning' | 'danger';
  /** Le titre du message. */
  title?: string;
  /** Ce qui s’est passé, et quoi faire. */
  children?: ReactNode;
  /** Boutons ou liens qui y remédient. */
  action?: ReactNode;
  /** Lu à voix haute à son arrivée : une erreur du serveur, pas une note déjà là. */
  isAnnounced?: boolean;
  /** Une classe de plus, pour le placer depuis l’extérieur. */
  className?: string;
}

const icons = { info: Info, success: CircleCheck, warning: TriangleAlert, danger: CircleAlert } as const;

/** A message in the flow of the page, that stays until what it says is no longer true. */
export function Alert({ tone = 'info', title, children, action, isAnnounced, className }: AlertProps) {
  return (
    <AlertRoot className={className} data-tone={tone} role={isAnnounced ? 'alert' : undefined}>
      <Icon icon={icons[tone]} size="large" />
      <Body>
        {title && <Title>{title}</Title>}
        {children && <div>{children}</div>}
        {action && <Actions>{action}</Actions>}
      </Body>
    </AlertRoot>
  );
}
