import { useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router-dom';
import { LoadError } from '#admin/shell/LoadError/LoadError.tsx';
import { type VersionItem, versionQuery, type Version } from '#documents/data/version.queries.ts';
import { Skeleton } from '#design-system/components/Skeleton';
import type { DocumentDescription } from '../description.ts';
import { withinSentence } from '../words.ts';
import { type RestorationProps, useRestoration } from './useRestoration.ts';
import { RotateCcw } from 'lucide-react';
import { useId } from 'react';
import { formatPerson } from '#admin/shell/formatPerson.ts';
import { formatQuebecTime } from '#data/quebecTime.ts';
import { Button } from '#design-system/components/Button';
import { Field } from '#design-system/forms/Field';
import { NativeSelect } from '#design-system/forms/NativeSelect';
import { Text } from '#design-system/primitives/Text';
import { DocumentComparison } from '../DocumentComparison/DocumentComparison.tsx';
import { Comparison } from './DocumentVersions.styles.ts';

export interface OpenedVersionProps<Words> extends RestorationProps<Words> {
  document: string;
  description: DocumentDescription<Words>;
  number: number;
  /** The versions beside it, to compare with. */
  listed: readonly VersionItem[];
  latest: number;
}

/** One version of a document, compared with the present text unless another one is chosen, and the ways back to it. */
export function OpenedVersion<Words>({ document, latest, ...props }: OpenedVersionProps<Words>) {
  const { number, present } = props;
  // The latest is the text of today: it is compared with the one before it.
  const isComparedWithPresent = present !== null && number !== latest;
  const [other, setOther] = useOther(number, isComparedWithPresent ? PRESENT : String(number - 1));
  const otherNumber = other === PRESENT || other === '0' ? null : Number(other);
  const opened = useQuery(versionQuery(document, number));
  const compared = useQuery(versionQuery(document, otherNumber));

  if (opened.isError || compared.isError) {
    return <LoadError query={[opened, compared]} />;
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
  return (
    <ComparedVersion
      {...props}
      version={opened.data}
      other={other}
      compared={compared.data ?? null}
      onOtherChange={setOther}
    />
  );
}

/** What a version is compared with, as the address says. */
function useOther(number: number, atFirst: Other) {
  const [params, setParams] = useSearchParams();
  const setOther = (other: Other) => {
    const next = new URLSearchParams(params);
    next.set('version', String(number));
    next.set('avec', other);
    setParams(next, { replace: true, preventScrollReset: true });
  };
  return [params.get('avec') ?? atFirst, setOther] as const;
}

type ComparedVersionProps<Words> = Omit<OpenedVersionProps<Words>, 'document' | 'number' | 'latest'> & {
  version: Version;
  other: Other;
  /** The other version, where it is one. */
  compared: Version | null;
  onOtherChange: (other: Other) => void;
};

/** A version beside what it is compared with, and the ways back to all of it or to one of its fields. */
function ComparedVersion<Words>(props: ComparedVersionProps<Words>) {
  const { description, version, other, listed, present, isPending, hindrance } = props;
  const id = useId();
  const { own, before, after, differences } = compareVersions(description, props);
  const lost = description.findLost(version);
  const restore = useRestoration(description, props);
  const canRestore = (paths: readonly string[] | null) => {
    if (present === null) return false;
    const restored = description.take(present.text, own.text, paths);
    return restored !== null && description.compare(present.text, restored).length > 0;
  };

  return (
    <Comparison aria-labelledby={id}>
      <h2 id={id}>
        {`Version ${version.number}, ${formatQuebecTime(version.saved_at)}, ${formatPerson(version.saved_by)}`}
      </h2>
      <Field label="Comparée avec">
        <NativeSelect
          items={findOthers(version.number, listed, present?.title, description.origin.title)}
          value={other}
          onChange={({ currentTarget }) => props.onOtherChange(currentTarget.value)}
        />
      </Field>
      {(present === null || canRestore(null)) && (
        <>
          <div>
            <Button
              iconStart={RotateCcw}
              isPending={isPending}
              isDisabled={Boolean(hindrance)}
              onClick={() =>
                void (present === null
                  ? props.onRestoreDeleted?.(version.number)
                  : restore(version, own.text, null))
              }
            >
              Restaurer cette version
            </Button>
          </div>
          {hindrance && (
            <Text size="small" tone="muted">
              {hindrance}
            </Text>
          )}
        </>
      )}
      {lost && <Text size="small">{lost}</Text>}
      <Text isAnnounced size="small" tone="muted">
        {differences.length === 0
          ? `${before.title} et ${withinSentence(after.title)}\u00A0: aucune différence.`
          : `De «\u00A0${before.title}\u00A0» à «\u00A0${after.title}\u00A0»\u00A0: ce qui est barré a été retiré, ce qui est souligné a été ajouté.`}
      </Text>
      {differences.length > 0 && (
        <DocumentComparison
          differences={differences}
          renderAction={(difference) =>
            canRestore([difference.path]) && (
              <Button
                size="small"
                variant="outline"
                isDisabled={isPending || Boolean(hindrance)}
                aria-label={`Restaurer ce champ : ${difference.label}`}
                onClick={() => void restore(version, own.text, difference)}
              >
                Restaurer ce champ
              </Button>
            )
          }
        />
      )}
    </Comparison>
  );
}

/** What a version is compared with: the number of another one, `0` for what stood there before the first, or the present text. */
type Other = string;

const PRESENT = 'actuelle';

/** A version and what it is compared with, the earlier one first, and where they differ. */
function compareVersions<Words>(
  description: DocumentDescription<Words>,
  {
    version,
    other,
    compared,
    present,
  }: Pick<ComparedVersionProps<Words>, 'version' | 'other' | 'compared' | 'present'>,
) {
  const toTitled = (one: Version) => ({ title: `Version ${one.number}`, text: description.read(one) });
  const own = toTitled(version);
  const against = compared
    ? toTitled(compared)
    : other === PRESENT && present !== null
      ? present
      : description.origin;
  const isEarlier = compared ? version.number < compared.number : other === PRESENT;
  const [before, after] = isEarlier ? [own, against] : [against, own];
  const names = { ...compared?.names, ...version.names };
  return { own, before, after, differences: description.compare(before.text, after.text, names) };
}

/** What a version can be compared with: the present text, those that are listed, and the one before. */
function findOthers(
  number: number,
  listed: readonly VersionItem[],
  present: string | undefined,
  origin: string,
): { value: Other; label: string }[] {
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
