import type { CourseSession } from '#features/courses/data/courseSessions.queries.ts';
import type { PriceRange, UnitPrice } from '#data/price.ts';
import { absoluteUrl, siteUrl } from '#data/siteUrl.ts';
import { paths } from '#paths.ts';
import { describeBreadcrumb } from './breadcrumbData.ts';
import { socialPicturePath } from './pageHead.ts';

/** What is sold, as schema.org has it: services, courses and their dates. What the data don't say is left out. */
type Offered = { title: string; description: string; price?: number | UnitPrice | PriceRange | undefined };

/** All prices of the site are in euros (`data/price.ts`). */
const priceCurrency = 'EUR';

const context = 'https://schema.org';
const organization = { '@id': `${siteUrl}/#organisation` };

function describePrice(price: number | UnitPrice | PriceRange) {
  if (typeof price === 'number') return { '@type': 'Offer', price, priceCurrency };
  if ('min' in price)
    return { '@type': 'AggregateOffer', lowPrice: price.min, highPrice: price.max, priceCurrency };
  const { amount, from, unit } = price;
  if (from) return { '@type': 'AggregateOffer', lowPrice: amount, priceCurrency };
  if (!unit) return { '@type': 'Offer', price: amount, priceCurrency };
  return {
    '@type': 'Offer',
    priceSpecification: { '@type': 'UnitPriceSpecification', price: amount, priceCurrency, unitText: unit },
  };
}

/** A service of the company, told of at `path`. */
export const describeService = ({ title, description, price }: Offered, path: string) => ({
  '@context': context,
  '@type': 'Service',
  name: title,
  description,
  url: absoluteUrl(path),
  provider: organization,
  offers: price === undefined ? undefined : describePrice(price),
});

/** The page of a service, and what it offers. */
export const describeServices = (name: string, path: string, offered: readonly Offered[]) => [
  describeBreadcrumb([
    { name: 'Services', path: paths.services },
    { name, path },
  ]),
  ...offered.map((one) => describeService(one, path)),
];

/** A course, with those of the dates that are its own. */
const describeCourse = (
  { id, title, description, price }: Offered & { id: string },
  path: string,
  sessions: readonly CourseSession[],
) => {
  const own = sessions.filter(({ course }) => course === id);
  return {
    '@type': 'Course',
    name: title,
    description,
    url: absoluteUrl(`${path}#${id}`),
    provider: organization,
    inLanguage: 'fr-CA',
    offers: price === undefined ? undefined : { ...describePrice(price), category: 'Paid' },
    hasCourseInstance:
      own.length === 0
        ? undefined
        : own.map((session) => ({
            '@type': 'CourseInstance',
            courseMode: session.place === null ? 'Online' : 'Onsite',
            ...describeDates(session),
          })),
  };
};

/** The courses that a page shows, in its order. */
export const describeCourses = (
  courses: readonly (Offered & { id: string })[],
  path: string,
  sessions: readonly CourseSession[],
) => ({
  '@context': context,
  '@type': 'ItemList',
  itemListElement: courses.map((course, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    item: describeCourse(course, path, sessions),
  })),
});

/** A session of a course as an event that people can come to. */
export const describeCourseSession = (session: CourseSession) => ({
  '@context': context,
  '@type': 'EducationEvent',
  image: absoluteUrl(socialPicturePath(paths.training)),
  ...describeDates(session),
});

function describeDates(session: CourseSession) {
  const { id, title, place, starts_at: startDate, ends_at: endDate, capacity, free } = session;
  const url = absoluteUrl(paths.courseSessionRegistration(id));
  return {
    name: title,
    url,
    startDate,
    endDate,
    eventStatus: `${context}/EventScheduled`,
    eventAttendanceMode: `${context}/${place === null ? 'Online' : 'Offline'}EventAttendanceMode`,
    location:
      place === null
        ? { '@type': 'VirtualLocation', url }
        : { '@type': 'Place', name: place, address: place },
    organizer: organization,
    maximumAttendeeCapacity: capacity,
    remainingAttendeeCapacity: free,
    inLanguage: 'fr-CA',
    offers: {
      '@type': 'Offer',
      url,
      availability: `${context}/${availabilityOf(session)}`,
      validThrough: session.register_until,
      ...(session.price !== null && { price: session.price, priceCurrency }),
    },
  };
}

const availabilityOf = ({ is_open: isOpen, free }: CourseSession) => {
  if (!isOpen) return 'OutOfStock';
  return free > 0 ? 'InStock' : 'SoldOut';
};
