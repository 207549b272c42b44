import { VisuallyHidden } from '#design-system/primitives/VisuallyHidden';
import { Waveform } from '#design-system/primitives/Waveform';
import { ProgressRoot, Rest } from './Method.styles.ts';

export interface MethodProgressProps {
  /** Step reached, from 1. */
  step: number;
  total: number;
  /** Title of the step reached. */
  title: string;
}

const seed = 'méthode';
const bars = 96;

/** How far the method has come: the same waveform twice, the bright one uncovered up to the step. */
export function MethodProgress({ step, total, title }: MethodProgressProps) {
  return (
    <ProgressRoot data-step={step}>
      <VisuallyHidden
        as="progress"
        value={(100 * step) / total}
        max={100}
        aria-label="Avancement de la méthode"
        aria-valuetext={`Étape ${step} sur ${total}\u00A0: ${title}`}
      />
      <Rest seed={seed} bars={bars} />
      <Waveform seed={seed} bars={bars} tone="progress" />
    </ProgressRoot>
  );
}
