import { useRef } from 'react';
import { Button } from '#design-system/components/Button';
import { Text } from '#design-system/primitives/Text';
import { type RuleName, rules } from '#typography/rules.ts';
import type { FieldCorrection } from './fieldCorrection.ts';
import { RuleGroup } from './RuleGroup.tsx';
import { AdviceRoot, Total } from './TypographyAdvice.styles.ts';

export interface TypographyAdviceProps {
  /** Les textes que visent les corrections, par leur chemin. */
  texts: Readonly<Record<string, string>>;
  /** Les corrections proposées, champ par champ. */
  corrections: readonly FieldCorrection[];
  /** En applique une, celles d’une règle, ou toutes. */
  onApply: (corrections: readonly FieldCorrection[]) => void;
  /** Garde le texte tel qu’il est. */
  onIgnore: (correction: FieldCorrection) => void;
  /** Le nom du champ à un chemin. */
  getLabel: (path: string) => string;
}

const ruleNames = Object.keys(rules) as RuleName[];

/** What Québec's typography would change in a document, rule by rule. */
export function TypographyAdvice({ texts, corrections, onApply, onIgnore, getLabel }: TypographyAdviceProps) {
  const root = useRef<HTMLDivElement>(null);
  /** Runs an action whose button may disappear, and keeps the focus in the list. */
  const andStay = (act: () => void) => {
    act();
    root.current?.focus({ preventScroll: true });
  };
  const apply = (chosen: readonly FieldCorrection[]) => andStay(() => onApply(chosen));
  const count = corrections.length;
  return (
    <AdviceRoot ref={root} tabIndex={-1} aria-label="Corrections de typographie">
      <Total>
        <Text isAnnounced>
          {count === 0
            ? 'Rien à corriger : la typographie est celle du Québec.'
            : `${count} ${count > 1 ? 'corrections proposées' : 'correction proposée'}`}
        </Text>
        {count > 1 && (
          <Button size="small" onClick={() => apply(corrections)}>
            Tout corriger
          </Button>
        )}
      </Total>
      {ruleNames.map((rule) => {
        const own = corrections.filter((correction) => correction.rule === rule);
        return (
          own.length > 0 && (
            <RuleGroup
              key={rule}
              rule={rule}
              corrections={own}
              texts={texts}
              getLabel={getLabel}
              onApply={apply}
              onIgnore={(correction) => andStay(() => onIgnore(correction))}
            />
          )
        );
      })}
    </AdviceRoot>
  );
}
