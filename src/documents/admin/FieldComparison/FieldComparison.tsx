import type { ReactNode } from 'react';
import { Text } from '#design-system/primitives/Text';
import { FieldComparisonRoot, Side, Sides, Words } from './FieldComparison.styles.ts';
import { textDifference } from './textDifference.ts';

type Version = {
  /** Whose text it is: « Votre texte ». */
  title: string;
  text: string;
  /** What can be done with it. */
  action?: ReactNode;
};

export interface FieldComparisonProps {
  /** Comment s’appelle le champ. */
  label: string;
  /** Le texte de la personne. */
  mine: Version;
  /** Le texte enregistré entre-temps. */
  theirs: Version;
}

/** One field in two versions, side by side; what differs is marked. */
export function FieldComparison({ label, mine, theirs }: FieldComparisonProps) {
  const { before, one, other, after } = textDifference(mine.text, theirs.text);
  const sides = [
    { ...mine, side: 'mine', words: one },
    { ...theirs, side: 'theirs', words: other },
  ];
  return (
    <FieldComparisonRoot aria-label={label}>
      <Text size="small" weight="semibold">
        {label}
      </Text>
      <Sides>
        {sides.map(({ side, title, words, action }) => (
          <Side key={side}>
            <Text isNote>{title}</Text>
            <Words tabIndex={0}>
              <span>{before}</span>
              {words && <mark data-side={side}>{words}</mark>}
              <span>{after}</span>
              {!before && !words && !after && <em>Vide</em>}
            </Words>
            {action}
          </Side>
        ))}
      </Sides>
    </FieldComparisonRoot>
  );
}
