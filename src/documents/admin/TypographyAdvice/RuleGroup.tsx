import { useId, useState } from 'react';
import { Button, SmallButton } from '#design-system/components/Button';
import { TextLink } from '#design-system/components/TextLink';
import { Text } from '#design-system/primitives/Text';
import { type RuleName, rules } from '#typography/rules.ts';
import { sources } from '#typography/sources.ts';
import { type FieldCorrection, findContext, spelled, findWord } from './fieldCorrection.ts';
import { Group, GroupHead, Rows, Actions, Change, Row, Blank } from './TypographyAdvice.styles.ts';
import { VisuallyHidden } from '#design-system/primitives/VisuallyHidden';
import { NARROW, NO_BREAK } from '#typography/rule.ts';

/** Corrections that are shown of a rule before somebody asks for all of them. */
const SHOWN = 3;

export interface RuleGroupProps {
  rule: RuleName;
  /** What the rule would change, in the order of the texts. */
  corrections: readonly FieldCorrection[];
  texts: Readonly<Record<string, string>>;
  onApply: (corrections: readonly FieldCorrection[]) => void;
  onIgnore: (correction: FieldCorrection) => void;
  getLabel: (path: string) => string;
}

/** A rule: what it says and after which page, and where the texts don't follow it. */
export function RuleGroup({ rule, corrections, texts, onApply, onIgnore, getLabel }: RuleGroupProps) {
  const heading = useId();
  const [isWhole, setIsWhole] = useState(false);
  const { title, reason, source } = rules[rule];
  const shown = isWhole ? corrections : corrections.slice(0, SHOWN);
  const left = corrections.length - shown.length;
  return (
    <Group aria-labelledby={heading}>
      <GroupHead>
        <h3 id={heading}>{title}</h3>
        {corrections.length > 1 && (
          <Button
            size="small"
            variant="ghost"
            aria-label={`Corriger les ${corrections.length} : ${title}`}
            onClick={() => onApply(corrections)}
          >
            Corriger les {corrections.length}
          </Button>
        )}
      </GroupHead>
      <Text isNote>
        {reason}{' '}
        <TextLink
          href={sources[source].address}
          target="_blank"
          rel="noreferrer"
          aria-label={`Selon l’OQLF : ${sources[source].title}`}
        >
          Selon l’OQLF
        </TextLink>
      </Text>
      <Rows>
        {shown.map((correction) => (
          <CorrectionRow
            key={`${correction.field} ${correction.start}`}
            text={texts[correction.field] ?? ''}
            correction={correction}
            label={getLabel(correction.field)}
            onApply={() => onApply([correction])}
            onIgnore={() => onIgnore(correction)}
          />
        ))}
      </Rows>
      {left > 0 && (
        <Button size="small" variant="ghost" onClick={() => setIsWhole(true)}>
          {left > 1 ? `Voir les ${left} autres` : 'Voir l’autre'}
        </Button>
      )}
    </Group>
  );
}

interface CorrectionRowProps {
  /** The text of the field, as it is without the correction. */
  text: string;
  correction: FieldCorrection;
  /** What the part is called that it is for. */
  label: string;
  onApply: () => void;
  onIgnore: () => void;
}

/** One correction: where, what was typed, what it should be. */
function CorrectionRow({ text, correction, label, onApply, onIgnore }: CorrectionRowProps) {
  const { before, typed, after } = findContext(text, correction);
  const word = findWord(text, correction);
  return (
    <Row>
      <div>
        <Text as="span" isNote>
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
        <SmallButton aria-label={`Corriger ${word}`} onClick={onApply}>
          Corriger
        </SmallButton>
        <Button size="small" variant="ghost" aria-label={`Ignorer ${word}`} onClick={onIgnore}>
          Ignorer
        </Button>
      </Actions>
    </Row>
  );
}

const kinds = new Map([
  [' ', 'plain'],
  [NO_BREAK, 'noBreak'],
  [NARROW, 'noBreak'],
]);

/** A text whose blanks can be seen: a dot for a plain space, a bracket for one at which no line breaks. */
function Blanks({ children }: { children: string }) {
  return children.split(/([ \u00a0\u202f])/).map((part, place) => {
    const kind = kinds.get(part);
    // oxlint-disable-next-line react/no-array-index-key -- parts of one text have nothing else
    return kind ? <Blank key={place} data-kind={kind} /> : part;
  });
}
