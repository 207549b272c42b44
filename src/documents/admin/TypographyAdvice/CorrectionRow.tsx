import { Button } from '#design-system/components/Button';
import { Text } from '#design-system/primitives/Text';
import { VisuallyHidden } from '#design-system/primitives/VisuallyHidden';
import { Blanks } from './Blanks.tsx';
import { findContext, type FieldCorrection, spelled, findWord } from './fieldCorrection.ts';
import { Actions, Change, Row } from './TypographyAdvice.styles.ts';

export interface CorrectionRowProps {
  /** The text of the field, as it is without the correction. */
  text: string;
  correction: FieldCorrection;
  /** What the part is called that it is for. */
  label: string;
  onApply: () => void;
  onIgnore: () => void;
}

/** One correction: where, what was typed, what it should be. */
export function CorrectionRow({ text, correction, label, onApply, onIgnore }: CorrectionRowProps) {
  const { before, typed, after } = findContext(text, correction);
  const word = findWord(text, correction);
  return (
    <Row>
      <div>
        <Text as="span" size="small" tone="muted">
          {label}
        </Text>
        <Change aria-hidden>
          {before}
          <del>
            <Blanks>{typed}</Blanks>
          </del>
          <ins>
            <Blanks>{correction.replacement}</Blanks>
          </ins>
          {after}
        </Change>
        <VisuallyHidden>{`${before}${typed}${after} ${spelled(typed)} devient ${spelled(correction.replacement)}.`}</VisuallyHidden>
      </div>
      <Actions>
        <Button size="small" variant="outline" aria-label={`Corriger ${word}`} onClick={onApply}>
          Corriger
        </Button>
        <Button size="small" variant="ghost" aria-label={`Ignorer ${word}`} onClick={onIgnore}>
          Ignorer
        </Button>
      </Actions>
    </Row>
  );
}
