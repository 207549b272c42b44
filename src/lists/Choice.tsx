import { css } from 'styled-components';
import { VisuallyHidden } from '#design-system/primitives/VisuallyHidden';
import { theme } from '#theme/theme.ts';

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

/** The same as the first cell of a row. */
export const ChoiceCell = ({ label, id, choosing }: { label: string; id: string; choosing: Choosing }) => (
  <td data-column="choice">
    <label title={label} htmlFor={`choix-${id}`}>
      <ChoiceBox
        id={`choix-${id}`}
        label={label}
        isChecked={choosing.isSelected(id)}
        onToggle={(isRange) => choosing.toggle(id, isRange)}
      />
    </label>
  </td>
);

/** The first cell of a row that isn't chosen with others. */
export const NoChoiceCell = () => (
  <td data-column="choice">
    <VisuallyHidden>Ne se choisit pas</VisuallyHidden>
  </td>
);

/** The column of the boxes: as large as a finger needs, without making rows higher. */
export const choiceColumn = css`
  && [data-column='choice'] {
    width: 4rem;
    min-width: 0;
    padding-block: 0;
  }
  /* The middle of the box is that of the first line beside it. */
  && tbody [data-column='choice'] {
    padding-block-start: calc(${theme.space[4]} + 0.75em - ${theme.size.touch} / 2);
    vertical-align: top;
  }
  [data-column='choice'] label {
    display: inline-flex;
    align-items: center;
    justify-content: center;
    width: ${theme.size.touch};
    height: ${theme.size.touch};
    margin-inline-start: calc(-1 * ${theme.space[3]});
    cursor: pointer;
  }
  [data-column='choice'] input {
    width: 1.125rem;
    height: 1.125rem;
    accent-color: ${theme.color.brand};
  }
`;

/** The same where each row is a card. */
export const choiceOfCard = css`
  && tbody tr > [data-column='choice'] {
    align-self: start;
    /* As wide where there is no box, so that names stand below each other. */
    min-width: calc(${theme.size.touch} - ${theme.space[3]});
  }
  [data-column='choice'] label {
    margin-block: calc(-1 * ${theme.space[2]});
  }
`;
