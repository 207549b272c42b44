import { ChevronLeft, ChevronRight } from 'lucide-react';
import type { ReactElement } from 'react';
import { Button } from '../Button/index.ts';
import { IconButton } from '../IconButton/index.ts';
import { Pages, PaginationRoot } from './Pagination.styles.ts';

export interface PaginationProps {
  /** La page montrée, à partir de 1. */
  page: number;
  /** Le nombre de pages. */
  pageCount: number;
  /** Reçoit la page demandée. */
  onPageChange?: (page: number) => void;
  /** Fait des pages des liens : `(page) => <Link to={`?page=${page}`} />`. */
  renderPage?: (page: number) => ReactElement;
  /** Ce qui est paginé, pour les technologies d’assistance : « Pages des articles ». */
  label?: string;
}

/** First, last, the page shown and its neighbours; null stands for the gap between. */
function shownPages(page: number, pageCount: number): (number | null)[] {
  const shown = [1, page - 1, page, page + 1, pageCount].filter((n) => n >= 1 && n <= pageCount);
  return [...new Set(shown)].flatMap((n, index, all) => {
    const previous = all[index - 1];
    return previous !== undefined && n - previous > 1 ? [null, n] : [n];
  });
}

/** Leads through a list of several pages; nothing when there is one. */
export function Pagination({ page, pageCount, onPageChange, renderPage, label = 'Pages' }: PaginationProps) {
  if (pageCount < 2) return null;
  const link = (target: number) => ({
    render: renderPage?.(target),
    onClick: onPageChange && (() => onPageChange(target)),
  });
  return (
    <PaginationRoot aria-label={label}>
      {page > 1 && <IconButton label="Page précédente" icon={ChevronLeft} size="small" {...link(page - 1)} />}
      <Pages>
        {shownPages(page, pageCount).map((target, index, all) => (
          <li key={target ?? `apres-${all[index - 1]}`}>
            {target === null ? (
              <span>…</span>
            ) : (
              <Button
                variant={target === page ? 'secondary' : 'ghost'}
                size="small"
                aria-label={`Page ${target}`}
                aria-current={target === page ? 'page' : undefined}
                {...link(target)}
              >
                {target}
              </Button>
            )}
          </li>
        ))}
      </Pages>
      {page < pageCount && (
        <IconButton label="Page suivante" icon={ChevronRight} size="small" {...link(page + 1)} />
      )}
    </PaginationRoot>
  );
}
