import { CircleAlert, Lightbulb } from 'lucide-react';
import { useId } from 'react';
import { SmallButton } from '#design-system/components/Button';
import { Icon } from '#design-system/primitives/Icon';
import { Text } from '#design-system/primitives/Text';
import type { Finding, Place } from '../finding.ts';
import type { Severity } from '../rules.ts';
import { Group, Item, Items } from './ChecksCard.styles.ts';

export interface FindingListProps<Field extends string = string> {
  severity: Severity;
  /** All of this severity. */
  findings: readonly Finding<Field>[];
  /** Le nom d’un champ dans le formulaire. */
  getLabel: (field: Field) => string;
  onGoTo: (place: Place<Field>) => void;
}

const kinds = {
  error: { title: 'Erreurs', icon: CircleAlert },
  advice: { title: 'Conseils', icon: Lightbulb },
} as const;

/** Findings of one severity; nothing where there are none. */
export function FindingList<Field extends string>({
  severity,
  findings,
  getLabel,
  onGoTo,
}: FindingListProps<Field>) {
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
