import { useRef, useState } from 'react';

/**
 * Which rows of a list are chosen. Only those that are shown count: what another page or filter hides is never deleted along.
 * With Shift, all rows from the one before to this one become what this one becomes.
 */
export function useSelection<Row extends { id: string }>(rows: readonly Row[]) {
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const last = useRef<string>(undefined);
  const selected = rows.filter(({ id }) => chosen.has(id));

  const toggle = (id: string, isRange: boolean) => {
    const ids = rows.map((row) => row.id);
    const from = isRange && last.current !== undefined ? ids.indexOf(last.current) : -1;
    const to = ids.indexOf(id);
    const changed = from < 0 ? [id] : ids.slice(Math.min(from, to), Math.max(from, to) + 1);
    last.current = id;
    setChosen((before) => {
      const isAdded = !before.has(id);
      const after = new Set(before);
      for (const one of changed)
        if (isAdded) after.add(one);
        else after.delete(one);
      return after;
    });
  };

  return {
    selected,
    isSelected: (id: string) => chosen.has(id),
    toggle,
    selectAll: () => setChosen(new Set(rows.map(({ id }) => id))),
    clear: () => setChosen(new Set()),
  };
}
