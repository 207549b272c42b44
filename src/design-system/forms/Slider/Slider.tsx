import { Waveform } from '../../primitives/Waveform/index.ts';
import { useControlTies } from '../Field/index.ts';
import { Bounds, Range, SliderRoot, Track, Value } from './Slider.styles.ts';

export interface SliderProps {
  /** La grandeur choisie. */
  value: number;
  /** Reçoit la nouvelle valeur dès qu’elle change. */
  onValueChange: (value: number) => void;
  /** La plus petite valeur. */
  min: number;
  /** La plus grande valeur. */
  max: number;
  /** L’écart entre deux valeurs. */
  step?: number;
  /** La valeur en mots, montrée et lue : « 10 000 $ », « 6 mois ». */
  formatValue?: (value: number) => string;
  /** Le nom du champ dans le formulaire envoyé. */
  name?: string;
  /** Ne se change pas; reste lisible. */
  isDisabled?: boolean;
  /** Nom d’un curseur hors d’un `Field`. */
  'aria-label'?: string;
}

/**
 * A range whose track is a waveform that speaks up to the value. It is the browser's own range: it moves before the scripts are
 * there and prints no inline style into prerendered HTML.
 */
export function Slider({
  value,
  onValueChange,
  min,
  max,
  step = 1,
  formatValue = String,
  isDisabled,
  ...props
}: SliderProps) {
  const ties = useControlTies(isDisabled);
  return (
    <SliderRoot>
      <Value aria-hidden>{formatValue(value)}</Value>
      <Track>
        <Waveform
          seed="curseur"
          bars={56}
          size="small"
          tone="accent"
          progress={(value - min) / (max - min)}
        />
        <Range
          type="range"
          min={min}
          max={max}
          step={step}
          value={value}
          {...ties}
          aria-valuetext={formatValue(value)}
          onChange={(event) => onValueChange(event.currentTarget.valueAsNumber)}
          {...props}
        />
      </Track>
      <Bounds aria-hidden>
        <span>{formatValue(min)}</span>
        <span>{formatValue(max)}</span>
      </Bounds>
    </SliderRoot>
  );
}
