import { Bars, SpinnerRoot } from './Spinner.styles.ts';

export interface SpinnerProps {
  /** Ce que l’on attend; lu à son arrivée. */
  label?: string;
  /** La taille de l’onde. */
  size?: 'text' | 'large';
  /** Une classe de plus, pour le placer depuis l’extérieur. */
  className?: string;
}

/** The loading state: five bars that speak. `large` stands alone in a panel, `text` beside words. */
export function Spinner({ label = 'Chargement...', size = 'text', className }: SpinnerProps) {
  return (
    <SpinnerRoot className={className} data-size={size}>
      <SpinnerBars />
      <span>{label}</span>
    </SpinnerRoot>
  );
}

/** The drawing alone, for a control that already says what it does. */
export function SpinnerBars() {
  return (
    <Bars viewBox="0 0 20 16" aria-hidden focusable={false}>
      {[0, 4, 8, 12, 16].map((x) => (
        <rect key={x} x={x} width="2.5" height="16" rx="1.25" />
      ))}
    </Bars>
  );
}
