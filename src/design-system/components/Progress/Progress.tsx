import { useId } from 'react';
import { VisuallyHidden } from '../../primitives/VisuallyHidden/index.ts';
import { Waveform } from '../../primitives/Waveform/index.ts';
import { Label, ProgressRoot, Row } from './Progress.styles.ts';

export interface ProgressProps {
  /** De 0 à 100. */
  value: number;
  /** Ce qui avance. */
  label: string;
  /** La valeur en mots, montrée et lue; d’office « 75 % ». */
  valueText?: string;
  /** La couleur de l’onde. */
  tone?: 'progress' | 'accent';
  /** Nombre de barres : moins dans une colonne étroite. */
  bars?: number;
}

/** How far something has come: a waveform that speaks up to the value. */
export function Progress({
  value,
  label,
  valueText = `${value}\u00A0%`,
  tone = 'progress',
  bars = 40,
}: ProgressProps) {
  const labelId = useId();
  return (
    <ProgressRoot>
      <VisuallyHidden>
        <progress aria-labelledby={labelId} aria-valuetext={valueText} value={value} max={100} />
      </VisuallyHidden>
      <Row>
        <Label id={labelId}>{label}</Label>
        <span aria-hidden>{valueText}</span>
      </Row>
      <Waveform seed={label} bars={bars} size="small" tone={tone} progress={value / 100} />
    </ProgressRoot>
  );
}
