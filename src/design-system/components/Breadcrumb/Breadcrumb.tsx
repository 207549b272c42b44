import type { ReactElement } from 'react';
import { TextLink } from '../TextLink/index.ts';
import { Crumbs } from './Breadcrumb.styles.ts';

export interface BreadcrumbProps {
  /** De haut en bas; le dernier est la page elle-même et n’a pas de lien. */
  items: readonly { label: string; render?: ReactElement }[];
}

/** Where the page stands in the site. */
export function Breadcrumb({ items }: BreadcrumbProps) {
  return (
    <nav aria-label="Fil d’Ariane">
      <Crumbs>
        {items.map(({ label, render }) => (
          <li key={label}>
            {render ? (
              <TextLink variant="quiet" render={render}>
                {label}
              </TextLink>
            ) : (
              <span aria-current="page">{label}</span>
            )}
          </li>
        ))}
      </Crumbs>
    </nav>
  );
}
