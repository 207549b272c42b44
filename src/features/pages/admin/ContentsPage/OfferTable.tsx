import { Link } from 'react-router-dom';
import { Badge } from '#design-system/components/Badge';
import { paths } from '#paths.ts';
import { placeInForm } from '../placeInForm.ts';
import { OfferTableRoot } from './OfferTable.styles.ts';
import type { Offer } from './offers.ts';

const states = {
  online: { label: 'En ligne', variant: 'success' },
  hidden: { label: 'Retirée des pages', variant: 'outline' },
  new: { label: 'Pas encore publiée', variant: 'accent' },
  modified: { label: 'Modifiée', variant: 'accent' },
  removed: { label: 'En ligne, effacée dans les modifications', variant: 'accent' },
} as const;

export interface OfferTableProps {
  /** Names the table. */
  caption: string;
  offers: readonly Offer[];
}

/** The offers of a screen: what they cost, where the site shows them, and whether it does. Each leads to its form. */
export function OfferTable({ caption, offers }: OfferTableProps) {
  return (
    <OfferTableRoot caption={caption} density="dense" hasRowHover>
      <thead>
        <tr>
          <th scope="col" data-column="name">
            Nom
          </th>
          <th scope="col" data-column="price">
            Prix
          </th>
          <th scope="col" data-column="pages">
            Montrée sur
          </th>
          <th scope="col" data-column="state">
            État
          </th>
        </tr>
      </thead>
      <tbody>
        {offers.map(({ key, section, field, name, price, state }) => (
          <tr key={key}>
            <th scope="row" data-column="name">
              <Link
                to={field ? placeInForm(section.key, { champ: field }) : paths.admin.content(section.key)}
                aria-label={`${name}, ${section.title}`}
              >
                {name}
              </Link>
              <p>{section.title}</p>
            </th>
            <td data-column="price">{price ?? 'Sans prix'}</td>
            <td data-column="pages">
              <span data-unit>Sur </span>
              {section.pages.map(({ title }) => title).join(', ')}
            </td>
            <td data-column="state">
              <Badge variant={states[state].variant}>{states[state].label}</Badge>
            </td>
          </tr>
        ))}
      </tbody>
    </OfferTableRoot>
  );
}
