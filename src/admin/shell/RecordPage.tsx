import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { isGone } from '#data/errors.ts';
import { EmptyState } from '#design-system/components/EmptyState';
import { AdminPage } from './AdminPage/AdminPage.tsx';
import { BackTo } from './BackTo.tsx';
import { LoadError } from './LoadError/LoadError.tsx';

export interface RecordPageProps<Data> {
  query: UseQueryResult<Data>;
  /** What it is called until it is there. */
  title: string;
  getName: (data: Data) => string;
  /** The list that it stands in. */
  back: { address: string; words: string };
  loading: string;
  /** What is said of an address that holds none. */
  gone: { title: string; text: string };
  children: (data: Data) => ReactNode;
}

/** The screen of one thing of a list: it as it is, or that it is gone, or why it can't be shown. */
export function RecordPage<Data>({
  query,
  title,
  getName,
  back,
  loading,
  gone,
  children,
}: RecordPageProps<Data>) {
  const hasGone = isGone(query.error);
  const data = hasGone ? undefined : query.data;
  const name = data && getName(data);
  return (
    <AdminPage
      title={name ?? title}
      opened={name}
      intro={<BackTo address={back.address}>{back.words}</BackTo>}
    >
      {hasGone ? (
        <EmptyState title={gone.title}>{gone.text}</EmptyState>
      ) : (
        <LoadError query={query} loading={loading} hasTitle />
      )}
      {/* oxlint-disable-next-line translation/no-bare-text -- Elements stand here. */}
      {data && children(data)}
    </AdminPage>
  );
}
