import { Link } from 'react-router-dom';
import { formatSeats } from '#features/courses/data/availability.ts';
import type { CourseSession } from '#features/courses/data/courseSessions.queries.ts';
import { formatDay } from '#data/formats.ts';
import { toClockTime } from '#data/quebecTime.ts';
import { Badge } from '#design-system/components/Badge';
import { paths } from '#paths.ts';
import { withinSentence } from '#documents/admin/words.ts';
import { type Column, ListTable } from '#lists/ListTable.tsx';
import { toFormTarget } from '../formTarget.ts';
import { offerStyles } from './OfferTable.styles.ts';
import { groupOffers, type Offer, type OfferGroup } from './offers.ts';

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
  /** The sessions to come, where the offers are courses: then each course has one row, with its next session. */
  sessions?: readonly CourseSession[];
}

const isSameCourse = (one: Offer, other: Offer) => one.id === other.id && one.section !== other.section;

/** The offers of a screen: what they cost, where the site shows them, and whether it does. Each leads to its form. */
export const OfferTable = ({ caption, offers, sessions }: OfferTableProps) => (
  <ListTable
    caption={caption}
    rows={groupOffers(offers, sessions ? isSameCourse : () => false)}
    columns={listColumns(sessions)}
    widest={null}
    styles={offerStyles}
  />
);

/** What is said of one thing that is sold: what else is asked for it, and where, stands below its first price. */
const listColumns = (sessions: OfferTableProps['sessions']): Column<OfferGroup>[] => [
  {
    name: 'name',
    title: 'Nom',
    cell: ({ offers: [first, ...others] }) => (
      <>
        <OfferLink offer={first}>{first.name}</OfferLink>
        <p>{first.section.title}</p>
        {others.map((offer) => (
          <p key={offer.key}>
            <OfferLink offer={offer}>{offer.section.title}</OfferLink>
          </p>
        ))}
      </>
    ),
  },
  {
    name: 'price',
    title: 'Prix',
    cell: ({ offers: [first, ...others] }) => (
      <>
        <div>
          <Price offer={first} />
        </div>
        {others
          .filter(({ price }) => price !== null && price !== first.price)
          .map((offer) => (
            <div key={offer.key}>
              <Price offer={offer} /> <span>{withinSentence(offer.section.title)}</span>
            </div>
          ))}
      </>
    ),
    width: '12rem',
  },
  ...(sessions
    ? [
        {
          name: 'next',
          title: 'Prochaine session',
          cell: ({ offers: [first] }: OfferGroup) =>
            nameNext(sessions.find(({ course }) => course === first.id)),
          width: '12rem',
        },
      ]
    : []),
  {
    name: 'pages',
    title: 'Montrée sur',
    cell: ({ offers }) => (
      <>
        <span data-unit>Sur </span>
        {[...new Set(offers.flatMap(({ section }) => section.pages.map(({ title }) => title)))].join(', ')}
      </>
    ),
  },
  {
    name: 'state',
    title: 'État',
    cell: ({ offers }) =>
      [...new Set(offers.map(({ state }) => state))].map((state) => (
        <Badge key={state} variant={states[state].variant}>
          {states[state].label}
        </Badge>
      )),
    width: '12rem',
  },
];

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
