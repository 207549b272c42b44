import { memo, startTransition, useEffect, useRef, useState } from 'react';
import { Select } from '#design-system/forms/Select';
import { SearchInput } from '#design-system/forms/SearchInput';
import type { ArticleFilterValues } from '../articleFilters.ts';
import { ArticleFiltersRoot } from './ArticleFilters.styles.ts';
import { pauseAfter } from './typingPause.ts';

const statuses = [
  { value: 'all', label: 'Tous les statuts' },
  { value: 'draft', label: 'Brouillons' },
  { value: 'published', label: 'Publiés' },
  { value: 'archived', label: 'Archivés' },
] as const;

export interface ArticleFiltersProps {
  /** What the fields start from; `key` starts them over. */
  initial: ArticleFilterValues;
  onChange: (change: Partial<ArticleFilterValues>) => void;
}

/** Search over title and excerpt, and status (spec section 2). */
export const ArticleFilters = memo(function ArticleFilters({ initial, onChange }: ArticleFiltersProps) {
  return (
    <ArticleFiltersRoot>
      <Search initial={initial.search} onChange={onChange} />
      <Status initial={initial.status} onChange={onChange} />
    </ArticleFiltersRoot>
  );
});

/** The browser holds its text, so that a key costs no more than in a bare field, however long the list. */
function Search({ initial, onChange }: { initial: string; onChange: ArticleFiltersProps['onChange'] }) {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const lastKeyAt = useRef(0);
  useEffect(
    () => () => {
      clearTimeout(timer.current);
    },
    [],
  );

  return (
    <SearchInput
      aria-label="Rechercher un article"
      placeholder="Titre ou extrait"
      defaultValue={initial}
      onChange={({ currentTarget: { value }, timeStamp }) => {
        const pause = pauseAfter(timeStamp - lastKeyAt.current);
        lastKeyAt.current = timeStamp;
        clearTimeout(timer.current);
        timer.current = setTimeout(() => {
          startTransition(() => {
            onChange({ search: value });
          });
        }, pause);
      }}
    />
  );
}

function Status({
  initial,
  onChange,
}: {
  initial: ArticleFilterValues['status'];
  onChange: ArticleFiltersProps['onChange'];
}) {
  const [status, setStatus] = useState(initial);
  return (
    <Select
      aria-label="Statut"
      items={statuses}
      value={status}
      onValueChange={(value) => {
        const chosen = statuses.find((item) => item.value === value);
        if (!chosen) return;
        setStatus(chosen.value);
        onChange({ status: chosen.value });
      }}
    />
  );
}
