import { Link } from 'react-router-dom';
import { formatSeats } from '#features/courses/data/availability.ts';
import type { CourseSession } from '#features/courses/data/courseSessions.queries.ts';
import { formatDay } from '#data/formats.ts';
import { toClockTime } from '#data/quebecTime.ts';
import { Badge } from '#design-system/components/Badge';
import { paths } from '#paths.ts';
import { withinSentence } from '#documents/admin/words.ts';
import { type Column, Headings } from '#lists/columns.tsx';
import { toFormTarget } from '../formTarget.ts';
import { OfferTableRoot } from './OfferTable.styles.ts';
import { groupOffers, type Offer } from './offers.ts';

const states = {
  online: { label: 'En ligne', variant: 'success' },
  hidden: { label: 'Retirée des pages', variant: 'outline' },
  new: { label: 'Pas encore publiée', variant: 'accent' },
  modified: { label: 'Modifiée', variant: 'accent' },
  removed: { label: 'En ligne, effacée dans les modifications', variant: 'accent' },
} as const;

const columns: readonly Column[] = [
  { name: 'name', title: 'Nom' },
  { name: 'price', title: 'Prix' },
  { name: 'next', title: 'Prochaine session' },
  { name: 'pages', title: 'Montrée sur' },
  { name: 'state', title: 'État' },
];

export interface OfferTableProps {
  /** Names the table. */
  caption: string;
  offers: readonly Offer[];
  /** The sessions to come, where the offers are courses: then each course has one row, with its next session. */
  sessions?: readonly CourseSession[];
}

const isSameCourse = (one: Offer, other: Offer) => one.id === other.id && one.section !== other.section;

/** The offers of a screen: what they cost, where the site shows them, and whether it does. Each leads to its form. */
export function OfferTable({ caption, offers, sessions }: OfferTableProps) {
  const rows = groupOffers(offers, sessions ? isSameCourse : () => false);
  return (
    <OfferTableRoot caption={caption} density="dense" hasRowHover>
      <Headings columns={sessions ? columns : columns.filter(({ name }) => name !== 'next')} />
      <tbody>
        {rows.map((row) => (
          <Row key={row[0]?.key} offers={row} sessions={sessions} />
        ))}
      </tbody>
    </OfferTableRoot>
  );
}

/** One thing that is sold: what else is asked for it, and where, stands below its first price. */
function Row({ offers, sessions }: { offers: readonly Offer[]; sessions: OfferTableProps['sessions'] }) {
  const [first, ...others] = offers;
  if (!first) return null;
  return (
    <tr>
      <th scope="row" data-column="name">
        <OfferLink offer={first}>{first.name}</OfferLink>
        <p>{first.section.title}</p>
        {others.map((offer) => (
          <p key={offer.key}>
            <OfferLink offer={offer}>{offer.section.title}</OfferLink>
          </p>
        ))}
      </th>
      <td data-column="price">
        <p>
          <Price offer={first} />
        </p>
        {others
          .filter(({ price }) => price !== null && price !== first.price)
          .map((offer) => (
            <p key={offer.key}>
              <Price offer={offer} /> <span>{withinSentence(offer.section.title)}</span>
            </p>
          ))}
      </td>
      {sessions && <td data-column="next">{nameNext(sessions.find(({ course }) => course === first.id))}</td>}
      <td data-column="pages">
        <span data-unit>Sur </span>
        {[...new Set(offers.flatMap(({ section }) => section.pages.map(({ title }) => title)))].join(', ')}
      </td>
      <td data-column="state">
        {[...new Set(offers.map(({ state }) => state))].map((state) => (
          <Badge key={state} variant={states[state].variant}>
            {states[state].label}
          </Badge>
        ))}
      </td>
    </tr>
  );
}

const OfferLink = ({ offer: { section, field, name }, children }: { offer: Offer; children: string }) => (
  <Link
    to={field ? toFormTarget(section.key, { champ: field }) : paths.admin.content(section.key)}
    aria-label={`${name}, ${section.title}`}
  >
    {children}
  </Link>
);

/** A price leads to its own field. */
function Price({ offer: { section, priceField, name, price } }: { offer: Offer }) {
  if (price === null || !priceField) return <span>{price ?? 'Sans prix'}</span>;
  return (
    <Link
      to={toFormTarget(section.key, { champ: priceField })}
      aria-label={`Prix\u00A0: ${price}, ${name}, ${section.title}`}
    >
      {price}
    </Link>
  );
}

/** « 12 janvier 2027, reste 3 places sur 8 ». */
function nameNext(session: CourseSession | undefined) {
  if (!session) return 'Aucune';
  const day = formatDay(toClockTime(session.starts_at).slice(0, 10));
  return `${day}, ${session.free > 0 ? formatSeats(session.free, session.capacity) : 'complet, liste d’attente'}`;
}
