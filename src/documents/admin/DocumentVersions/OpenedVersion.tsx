import { useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router-dom';
import { LoadError } from '#admin/shell/LoadError/LoadError.tsx';
import { type VersionItem, versionQuery } from '#documents/data/version.queries.ts';
import { Skeleton } from '#design-system/components/Skeleton';
import type { DocumentDescription } from '../description.ts';
import { ComparedVersion } from './ComparedVersion.tsx';
import { type Other, PRESENT } from './compareVersions.ts';
import type { RestorationProps } from './useRestoration.ts';

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
