import { useQuery } from '@tanstack/react-query';
import { RotateCcw } from 'lucide-react';
import { useId } from 'react';
import { useSearchParams } from 'react-router-dom';
import { formatPerson } from '#admin/shell/formatPerson.ts';
import { LoadError } from '#admin/shell/LoadError/LoadError.tsx';
import { notices } from '#admin/shell/notices.ts';
import { type Version, type VersionItem, versionQuery } from '#documents/data/version.queries.ts';
import { formatDayAndTime } from '#data/formats.ts';
import { toClockTime } from '#data/quebecTime.ts';
import { Button } from '#design-system/components/Button';
import { Skeleton } from '#design-system/components/Skeleton';
import { Field } from '#design-system/forms/Field';
import { NativeSelect } from '#design-system/forms/NativeSelect';
import { Text } from '#design-system/primitives/Text';
import type { Difference, DocumentDescription } from '../description.ts';
import { DocumentComparison } from '../DocumentComparison/index.ts';
import { Comparison } from './DocumentVersions.styles.ts';
import { type RestorationProps, useRestoration } from './useRestoration.ts';

export interface OpenedVersionProps<Words> extends RestorationProps<Words> {
  document: string;
  description: DocumentDescription<Words>;
  number: number;
  /** The versions beside it, to compare with. */
  listed: readonly VersionItem[];
  latest: number;
}

const PRESENT = 'actuelle';

/** One version of a document, compared with the present text unless another one is chosen, and the ways back to it. */
export function OpenedVersion<Words>({
  document,
  description,
  number,
  listed,
  latest,
  ...restoration
}: OpenedVersionProps<Words>) {
  const { present, hindrance, isPending } = restoration;
  const id = useId();
  const [params, setParams] = useSearchParams();
  // The latest is the text of today: it is compared with the one before it.
  const isComparedWithPresent = present !== null && number !== latest;
  const other = params.get('avec') ?? (isComparedWithPresent ? PRESENT : String(number - 1));
  const otherNumber = other === PRESENT || other === '0' ? null : Number(other);
  const opened = useQuery(versionQuery(document, number));
  const compared = useQuery(versionQuery(document, otherNumber));
  const { restore, restoreDeleted } = useRestoration(description, restoration);

  if (opened.isError || compared.isError) {
    return <LoadError title={notices.dataNotLoaded.description} query={[opened, compared]} />;
  }
  if (!opened.data || (otherNumber !== null && !compared.data)) {
    return (
      <Skeleton.Group label="Chargement de la version…">
        <Skeleton shape="title" width="half" />
        <Skeleton />
        <Skeleton width="most" />
      </Skeleton.Group>
    );
  }

  const version = opened.data;
  const own = { title: `Version ${number}`, text: description.read(version) };
  const against = compared.data
    ? { title: `Version ${compared.data.number}`, text: description.read(compared.data) }
    : other === PRESENT && present !== null
      ? present
      : description.origin;
  const isEarlier = otherNumber === null ? other === PRESENT : number < otherNumber;
  const [before, after] = isEarlier ? [own, against] : [against, own];
  const differences = description.compare(before.text, after.text, {
    ...compared.data?.names,
    ...version.names,
  });
  const canRestore = (paths: readonly string[] | null) => {
    if (present === null) return false;
    const restored = description.take(present.text, own.text, paths);
    return restored !== null && description.compare(present.text, restored).length > 0;
  };
  const onRestore =
    present === null
      ? () => restoreDeleted(number)
      : canRestore(null)
        ? () => restore(version, own.text, null)
        : null;

  return (
    <Comparison aria-labelledby={id}>
      <h2 id={id}>{getTitle(version)}</h2>
      <Field label="Comparée avec">
        <NativeSelect
          items={findOthers(number, listed, present?.title, description.origin.title)}
          value={other}
          onChange={({ currentTarget }) => {
            const next = new URLSearchParams(params);
            next.set('version', String(number));
            next.set('avec', currentTarget.value);
            setParams(next, { replace: true, preventScrollReset: true });
          }}
        />
      </Field>
      {onRestore && (
        <div>
          <Button
            iconStart={RotateCcw}
            isPending={isPending}
            isDisabled={Boolean(hindrance)}
            onClick={() => void onRestore()}
          >
            Restaurer cette version
          </Button>
        </div>
      )}
      {onRestore && hindrance && (
        <Text size="small" tone="muted">
          {hindrance}
        </Text>
      )}
      <Lost sentence={description.findLost(version)} />
      <Text isAnnounced size="small" tone="muted">
        {differences.length === 0
          ? `${before.title} et ${lowerFirst(after.title)}\u00A0: aucune différence.`
          : `De «\u00A0${before.title}\u00A0» à «\u00A0${after.title}\u00A0»\u00A0: ce qui est barré a été retiré, ce qui est souligné a été ajouté.`}
      </Text>
      {differences.length > 0 && (
        <DocumentComparison
          differences={differences}
          renderAction={(difference) =>
            canRestore([difference.path]) && (
              <RestoreField
                difference={difference}
                isDisabled={isPending || Boolean(hindrance)}
                onRestore={() => void restore(version, own.text, difference)}
              />
            )
          }
        />
      )}
    </Comparison>
  );
}

type RestoreFieldProps = { difference: Difference; isDisabled: boolean; onRestore: () => void };

const RestoreField = ({ difference: { label }, isDisabled, onRestore }: RestoreFieldProps) => (
  <Button
    size="small"
    variant="outline"
    isDisabled={isDisabled}
    aria-label={`Restaurer ce champ : ${label}`}
    onClick={onRestore}
  >
    Restaurer ce champ
  </Button>
);

const Lost = ({ sentence }: { sentence: string | null }) =>
  sentence ? <Text size="small">{sentence}</Text> : null;

const lowerFirst = (words: string) => words.charAt(0).toLowerCase() + words.slice(1);

const getTitle = (version: Version) =>
  `Version ${version.number}, ${formatDayAndTime(toClockTime(version.saved_at))}, ${formatPerson(version)}`;

/** What a version can be compared with: the present text, those that are listed, and the one before. */
function findOthers(
  number: number,
  listed: readonly VersionItem[],
  present: string | undefined,
  origin: string,
) {
  const numbers = new Set([...listed.map((item) => item.number), ...(number > 1 ? [number - 1] : [])]);
  numbers.delete(number);
  return [
    ...(present ? [{ value: PRESENT, label: present }] : []),
    ...[...numbers]
      .sort((one, another) => another - one)
      .map((other) => ({
        value: String(other),
        label: other === number - 1 ? `La version ${other}, juste avant` : `La version ${other}`,
      })),
    ...(number === 1 ? [{ value: '0', label: origin }] : []),
  ];
}
