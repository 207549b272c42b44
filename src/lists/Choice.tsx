/** Which rows of a list are chosen, and how to choose another one (`useSelection`). */
export interface Choosing {
  isSelected: (id: string) => boolean;
  /** `isRange` with all those since the last one. */
  toggle: (id: string, isRange: boolean) => void;
}

interface ChoiceBoxProps {
  id?: string;
  /** « Choisir … » */
  label: string;
  isChecked: boolean;
  onToggle: (isRange: boolean) => void;
}

/** Chooses a row of a list, to do something with several at once. */
export const ChoiceBox = ({ id, label, isChecked, onToggle }: ChoiceBoxProps) => (
  <input
    id={id}
    type="checkbox"
    aria-label={label}
    checked={isChecked}
    // The click of a key, too, says whether Shift was held.
    onChange={({ nativeEvent }) => onToggle('shiftKey' in nativeEvent && nativeEvent.shiftKey === true)}
  />
);
