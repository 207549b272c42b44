import { type ReactNode, useEffect, useRef } from 'react';
import styled from 'styled-components';
import { headerHeight } from '#admin/shell/headerHeight.ts';

export interface ListRegionProps {
  /** The page that is shown; undefined until there is one. */
  page: number | undefined;
  /** Another page or filter is on its way: what is shown is still the one before. */
  isStale: boolean;
  children: ReactNode;
}

/** Around the rows of one page: dimmed while the next ones come, and the focus goes to its top when they are another page. */
export function ListRegion({ page, isStale, children }: ListRegionProps) {
  const region = useRef<HTMLDivElement>(null);
  const shown = useRef(page);
  useEffect(() => {
    if (isStale || page === undefined || page === shown.current) return;
    const isAnother = shown.current !== undefined;
    shown.current = page;
    // A search or filter leads to another page as well: who types keeps the focus.
    if (!isAnother || document.activeElement?.matches('input, select, [role=combobox]')) return;
    region.current?.focus({ preventScroll: true });
    region.current?.scrollIntoView({ block: 'start' });
  }, [page, isStale]);
  return (
    <Region ref={region} tabIndex={-1} aria-busy={isStale || undefined}>
      {children}
    </Region>
  );
}

const Region = styled.div`
  scroll-margin-block-start: calc(${headerHeight} + 1rem);

  &:focus {
    outline: none;
  }
  &[aria-busy] {
    opacity: 0.6;
  }
`;
