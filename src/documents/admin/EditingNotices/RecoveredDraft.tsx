import { useState } from 'react';
import type { Draft } from '#documents/data/draftStore.ts';
import { Alert } from '#design-system/components/Alert';
import { Button } from '#design-system/components/Button';
import { Text } from '#design-system/primitives/Text';
import type { KindWords } from '#documents/data/documentKinds.ts';
import type { Difference } from '../description.ts';
import { FieldComparison } from '../FieldComparison/FieldComparison.tsx';
import { formatLabels } from '../words.ts';
import { Differences } from './RecoveredDraft.styles.ts';
import { formatDay, formatTime } from '#data/formats.ts';
import { toClockTime } from '#data/quebecTime.ts';

export interface RecoveredDraftProps {
  /** Comment s’appelle le document. */
  words: KindWords;
  /** Le brouillon retrouvé sur l’appareil. */
  draft: Pick<Draft, 'editedAt' | 'isNew'>;
  /** Ce qu’il changerait : `before` est ce que le serveur y a. */
  differences: readonly Difference[];
  /** Un enregistrement est en cours : le brouillon ne peut être repris au milieu. */
  isPending: boolean;
  /** Le reprend. */
  onRecover: () => void;
  /** Le jette, après une question. */
  onDismiss: () => void;
}

/** A draft that was left on this device, and what it would change. Nothing is done with it until the person says so. */
export function RecoveredDraft({
  words,
  draft,
  differences,
  isPending,
  onRecover,
  onDismiss,
}: RecoveredDraftProps) {
  const [now] = useState(() => Date.now());
  const title = draft.isNew && differences.find(({ path }) => path === 'title')?.after;
  const labels = formatLabels(differences.map(({ label }) => label));
  return (
    <Alert
      title={foundTitle(draft.editedAt, now)}
      action={
        <>
          <Button size="small" isDisabled={isPending} onClick={onRecover}>
            Reprendre ce texte
          </Button>
          <Button size="small" variant="ghost" onClick={onDismiss}>
            Ignorer
          </Button>
        </>
      }
    >
      <Text size="small">
        {`${title ? `« ${title} ». ` : ''}Écrit ${formatAge(draft.editedAt, now)}, jamais enregistré sur le serveur. Ce qui diffère : ${labels}.`}
      </Text>
      <Differences>
        <summary>Voir ce qui diffère</summary>
        {differences.map(({ path, label, before, after }) => (
          <FieldComparison
            key={path}
            label={label}
            mine={{ title: 'Texte retrouvé', text: after }}
            theirs={{ title: draft.isNew ? words.origin : 'Version du serveur', text: before }}
          />
        ))}
      </Differences>
    </Alert>
  );
}

/** « Un texte non enregistré de 14 h 03 … », by the clock of Québec, with the day when it isn't today's. */
function foundTitle(typedAt: number, now: number) {
  const at = toClockTime(typedAt);
  const day = at.slice(0, 10);
  const isToday = day === toClockTime(now).slice(0, 10);
  const when = isToday ? `de ${formatTime(at)}` : `du ${formatDay(day)}, ${formatTime(at)},`;
  return `Un texte non enregistré ${when} a été retrouvé sur cet appareil`;
}

const relative = new Intl.RelativeTimeFormat('fr-CA', { numeric: 'auto' });
const MINUTE = 60_000;

/** « il y a 5 minutes ». */
function formatAge(typedAt: number, now: number) {
  const minutes = Math.round((typedAt - now) / MINUTE);
  if (minutes === 0) return 'à l’instant';
  if (minutes > -60) return relative.format(minutes, 'minute');
  const hours = Math.round(minutes / 60);
  return hours > -24 ? relative.format(hours, 'hour') : relative.format(Math.round(hours / 24), 'day');
}
