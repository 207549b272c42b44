import { Link, useSearchParams } from 'react-router-dom';
import { countPages } from '#data/paging.ts';
import { Pagination } from '#design-system/components/Pagination';

export interface PageLinksProps {
  /** The page that is shown, from 1. */
  page: number;
  /** Rows of the whole list. */
  total: number;
  /** What is paged: « Pages des articles ». */
  label: string;
  /** Where the address doesn't say which page is shown: receives the one that is wanted. */
  onPageChange?: ((page: number) => void) | undefined;
}

/** Leads through the pages of a list, whose address as a rule says which one is shown. */
export function PageLinks({ page, total, label, onPageChange }: PageLinksProps) {
  const [params] = useSearchParams();
  const shared = { label, page, pageCount: countPages(total) };
  return onPageChange ? (
    <Pagination {...shared} onPageChange={onPageChange} />
  ) : (
    <Pagination
      {...shared}
      renderPage={(target) => (
        <Link to={{ search: withPage(params, target).toString() }} preventScrollReset />
      )}
    />
  );
}

/** The same address with another page; the first one goes without saying. */
function withPage(params: URLSearchParams, page: number) {
  const next = new URLSearchParams(params);
  if (page > 1) next.set('page', String(page));
  else next.delete('page');
  return next;
}
