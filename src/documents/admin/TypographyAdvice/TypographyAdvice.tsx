import { useRef, useId, useState } from 'react';
import { Button, SmallButton } from '#design-system/components/Button';
import { Text } from '#design-system/primitives/Text';
import { type RuleName, rules } from '#typography/rules.ts';
import {
  AdviceRoot,
  Total,
  Group,
  GroupHead,
  Rows,
  Actions,
  Change,
  Row,
  Blank,
} from './TypographyAdvice.styles.ts';
import { TextLink } from '#design-system/components/TextLink';
import { sources, NARROW, NO_BREAK } from '#typography/rule.ts';
import { VisuallyHidden } from '#design-system/primitives/VisuallyHidden';
import type { Correction } from '#typography/corrections.ts';

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

/** Corrections that are shown of a rule before somebody asks for all of them. */
const SHOWN = 3;

/** A rule: what it says and after which page, and where the texts don't follow it, in their order. */
function RuleGroup({ rule, corrections, ...props }: TypographyAdviceProps & { rule: RuleName }) {
  const { texts, onApply, onIgnore, getLabel } = props;
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

/** A correction and the part of the document that it is for. */
export type FieldCorrection = Correction & { field: string };

/** Characters of the text around a correction that are shown with it. */
const AROUND = 32;

const oneLine = (text: string) => text.replaceAll(/\s*\n\s*/g, ' ');

/** What stands before and after a correction, cut between words. */
function findContext(text: string, { start, end }: Correction) {
  const before = text.slice(Math.max(0, start - AROUND), start);
  const after = text.slice(end, end + AROUND);
  return {
    before: start > AROUND ? `…${oneLine(before.replace(/^[^\s\u00a0]+(?=\s)/, ''))}` : oneLine(before),
    typed: text.slice(start, end),
    after:
      end + AROUND < text.length ? `${oneLine(after.replace(/(?<=\s)[^\s\u00a0]+$/, ''))}…` : oneLine(after),
  };
}

/** The word that a correction is in: it names its buttons. */
function findWord(text: string, { start, end }: Correction) {
  const head = /\S*$/.exec(text.slice(Math.max(0, start - AROUND), start))?.[0] ?? '';
  const tail = /^\S*/.exec(text.slice(end, end + AROUND))?.[0] ?? '';
  return oneLine(head + text.slice(start, end) + tail).trim();
}

const names = new Map([
  [' ', 'espace'],
  [NO_BREAK, 'espace insécable'],
  [NARROW, 'espace fine insécable'],
  ['-', 'trait d’union'],
  ['–', 'tiret'],
  ["'", 'apostrophe droite'],
  ['’', 'apostrophe courbe'],
]);

/** A text as it is read out to those who don't see that its blanks differ: « espace insécable, % ». */
const spelled = (text: string) =>
  text
    .split(/([ \u00a0\u202f'’–-])/)
    .filter(Boolean)
    .map((part) => names.get(part) ?? part)
    .join(', ') || 'rien';
