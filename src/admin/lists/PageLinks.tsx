import { Link, useSearchParams } from 'react-router-dom';
import { pageCountOf } from '#data/pages.ts';
import { Pagination } from '#design-system/components/Pagination';
import { withPage } from './pageAddress.ts';

export interface PageLinksProps {
  /** The page that is shown, from 1. */
  page: number;
  /** Rows of the whole list. */
  total: number;
  /** What is paged: « Pages des articles ». */
  label: string;
}

/** Leads through the pages of a list whose address says which one is shown. */
export function PageLinks({ page, total, label }: PageLinksProps) {
  const [params] = useSearchParams();
  return (
    <Pagination
      label={label}
      page={page}
      pageCount={pageCountOf(total)}
      renderPage={(target) => (
        <Link to={{ search: withPage(params, target).toString() }} preventScrollReset />
      )}
    />
  );
}
