import { type ReactNode, type Ref, useId } from 'react';
import { Alert } from '#design-system/components/Alert';
import { SmallButton } from '#design-system/components/Button';
import type { Checked, Place, Finding } from '../finding.ts';
import { CardRoot, Total, Group, Item, Items } from './ChecksCard.styles.ts';
import { CircleAlert, Lightbulb } from 'lucide-react';
import { Icon } from '#design-system/primitives/Icon';
import { Text } from '#design-system/primitives/Text';
import type { Severity } from '../rules.ts';

export interface ChecksCardProps {
  /** La carte, pour que l’écran y mène. */
  ref?: Ref<HTMLElement>;
  /** Un contrôle est en cours. */
  isRunning: boolean;
  /** Ce que le dernier contrôle a trouvé; `null` avant le premier. */
  result: Checked | null;
  /** Le texte a changé depuis. */
  isStale: boolean;
  /** Le nom d’un champ dans le formulaire. */
  getLabel: (field: string) => string;
  /** Lance le contrôle. */
  onCheck: () => void;
  /** Mène au champ dont parle une remarque. */
  onGoTo: (place: Place) => void;
  /** Ce qui peut encore se regarder, une fois le texte contrôlé. */
  children?: ReactNode;
}

/** What the checks of a text found: errors, then advice, each with its reason and its place. */
export function ChecksCard({
  ref,
  isRunning,
  result,
  isStale,
  getLabel,
  onCheck,
  onGoTo,
  children,
}: ChecksCardProps) {
  const id = useId();
  const findings = result?.findings ?? [];
  return (
    <CardRoot ref={ref} tabIndex={-1} aria-labelledby={id}>
      <h2 id={id}>Vérification</h2>
      <Total>{isRunning ? 'Vérification en cours…' : result && getTotal(result)}</Total>
      {result && !isRunning && isStale && (
        <Alert action={<SmallButton onClick={onCheck}>Vérifier de nouveau</SmallButton>}>
          Le texte a changé depuis.
        </Alert>
      )}
      {result && !isRunning && result.missed.length > 0 && (
        <Alert tone="warning">{missedSentence(result.missed)}</Alert>
      )}
      {(['error', 'advice'] as const).map((severity) => (
        <FindingList
          key={severity}
          severity={severity}
          findings={findings.filter((finding) => finding.severity === severity)}
          getLabel={getLabel}
          onGoTo={onGoTo}
        />
      ))}
      {/* oxlint-disable-next-line translation/no-bare-text -- Elements stand here. */}
      {result && !isRunning && children}
    </CardRoot>
  );
}

const getTotal = ({ findings, missed }: Checked) => {
  if (findings.length > 0) return `${formatCounts(findings)}.`;
  return missed.length === 0 ? 'Aucun problème trouvé.' : 'Aucun problème trouvé dans ce qui a été vérifié.';
};

/** What a check had to leave out. */
export function missedSentence(missed: Checked['missed']) {
  if (missed.includes('desk')) {
    return 'Tout n’a pas pu être vérifié à temps : la médiathèque ou les autres pages n’ont pas répondu.';
  }
  if (missed.length > 1) return 'Ni les liens ni la page n’ont pu être vérifiés à temps. Le texte l’a été.';
  return missed[0] === 'links'
    ? 'Les liens vers d’autres articles n’ont pas pu être vérifiés à temps. Le reste l’a été.'
    : 'La page n’a pas pu être vérifiée à temps. Le texte et les liens l’ont été.';
}

interface FindingListProps extends Pick<ChecksCardProps, 'getLabel' | 'onGoTo'> {
  severity: Severity;
  /** All of this severity. */
  findings: readonly Finding[];
}

const kinds = {
  error: { title: 'Erreurs', icon: CircleAlert },
  advice: { title: 'Conseils', icon: Lightbulb },
} as const;

/** Findings of one severity; nothing where there are none. */
export function FindingList({ severity, findings, getLabel, onGoTo }: FindingListProps) {
  const id = useId();
  const { title, icon } = kinds[severity];
  if (findings.length === 0) return null;
  return (
    <Group data-severity={severity}>
      <h3 id={id}>
        <Icon icon={icon} />
        {title}
      </h3>
      <Items aria-labelledby={id}>
        {findings.map((finding) => (
          <Item key={getKey(finding)}>
            <Text as="span" isNote>
              {getLabel(finding.field)}
            </Text>
            <Text weight="medium">{finding.message}</Text>
            <Text isNote>{finding.reason}</Text>
            <SmallButton aria-label={`Y aller : ${finding.message}`} onClick={() => onGoTo(finding)}>
              Y aller
            </SmallButton>
          </Item>
        ))}
      </Items>
    </Group>
  );
}

const getKey = ({ rule, field, range, message }: Finding) => [rule, field, range?.start, message].join(' ');

const list = new Intl.ListFormat('fr-CA');

const counted = (count: number, name: string) =>
  count === 0 ? [] : [`${count} ${name}${count > 1 ? 's' : ''}`];

/** « 2 erreurs et 1 conseil ». */
export function formatCounts(findings: readonly Finding[]) {
  const errors = findings.filter(({ severity }) => severity === 'error').length;
  return list.format([...counted(errors, 'erreur'), ...counted(findings.length - errors, 'conseil')]);
}
