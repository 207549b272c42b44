import { useQuery } from '@tanstack/react-query';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { type KeyboardEvent, useState } from 'react';
import { Link, useSearchParams } from 'react-router-dom';
import { AdminPage } from '#admin/shell/AdminPage/AdminPage.tsx';
import { LoadError } from '#admin/shell/LoadError/LoadError.tsx';
import { formatDayAlone } from '#features/studios/data/bookingTimes.ts';
import { bookingsQuery, type StaffBooking } from '#features/studios/data/staffBookings.queries.ts';
import { formatDay, quebecDay } from '#data/formats.ts';
import { formatHours } from '#data/span.ts';
import { toClockTime } from '#data/quebecTime.ts';
import { Alert } from '#design-system/components/Alert';
import { SmallButton } from '#design-system/components/Button';
import { IconButton } from '#design-system/components/IconButton';
import { Skeleton } from '#design-system/components/Skeleton';
import { Cluster } from '#design-system/primitives/Cluster';
import { Heading } from '#design-system/primitives/Heading';
import { Text } from '#design-system/primitives/Text';
import { publishedSettingsQuery } from '#documents/admin/usePublishedSettings.ts';
import { paths } from '#paths.ts';
import { useAuth } from '#data/session/useAuth.ts';
import { AnswerBooking } from '../AnswerBooking/AnswerBooking.tsx';
import { BookingBadge } from '../BookingBadge.tsx';
import { CalendarAddress } from '../CalendarAddress/CalendarAddress.tsx';
import { nameOrEmail } from '#data/fullName.ts';
import { addDays, listDays, parseWeek } from '#features/studios/data/week.ts';
import { BookingButton, Bookings, Day, Week } from './BookingsPage.styles.ts';

/** The week of the studios: who asked for which time, and what was answered (product: booking a studio). */
export function BookingsPage() {
  const { hasRole } = useAuth();
  const [params, setParams] = useSearchParams();
  const [today] = useState(() => quebecDay(new Date().toISOString()));
  const monday = parseWeek(params.get('semaine'), today);
  const query = useQuery(bookingsQuery(monday));
  const settings = useQuery(publishedSettingsQuery);
  const isPending = query.isPending || settings.isPending;
  const [opened, setOpened] = useState<string>();
  const booking = query.data?.find(({ id }) => id === opened);

  const goTo = (day: string) =>
    setParams(parseWeek(day, today) === parseWeek(today, today) ? {} : { semaine: parseWeek(day, today) }, {
      preventScrollReset: true,
    });

  return (
    <AdminPage
      title="Réservations"
      actions={
        <Cluster $gap={2}>
          <IconButton
            label="Semaine précédente"
            icon={ChevronLeft}
            onClick={() => goTo(addDays(monday, -7))}
          />
          <SmallButton onClick={() => goTo(today)}>Cette semaine</SmallButton>
          <IconButton label="Semaine suivante" icon={ChevronRight} onClick={() => goTo(addDays(monday, 7))} />
        </Cluster>
      }
    >
      <Text isAnnounced isNote>
        {isPending
          ? 'Chargement...'
          : `Semaine du ${formatDay(monday)}. ${countText(query.data?.length ?? 0)}`}
      </Text>
      {!isPending && <NoOpenStudio />}
      <LoadError query={query} />
      {isPending && (
        <Skeleton.Group label="">
          <Skeleton />
          <Skeleton width="most" />
        </Skeleton.Group>
      )}
      {!isPending && query.data && (
        <Week onKeyDown={moveFocus}>
          {listDays(monday).map((day) => (
            <DayBookings
              key={day}
              day={day}
              isToday={day === today}
              bookings={query.data.filter(({ starts_at }) => toClockTime(starts_at).startsWith(day))}
              onOpen={setOpened}
            />
          ))}
        </Week>
      )}
      {!isPending && hasRole('editor') && <CalendarAddress />}
      {booking && <AnswerBooking booking={booking} onClose={() => setOpened(undefined)} />}
    </AdminPage>
  );
}

/** Says that nobody can book as long as no studio has opening hours, and leads to where it gets them. */
function NoOpenStudio() {
  const isAdmin = useAuth().hasRole('admin');
  const { data: settings } = useQuery(publishedSettingsQuery);
  const isOpen = settings?.bookings.studios.some(({ week, exceptions }) =>
    [...Object.values(week), ...exceptions].some((day) => day.isOpen),
  );
  if (isOpen !== false) return null;
  return (
    <Alert
      title="Aucun studio n’est ouvert à la réservation."
      action={
        isAdmin && (
          <SmallButton render={<Link to={paths.admin.content('settings/bookings')} />}>
            Ouvrir un studio
          </SmallButton>
        )
      }
    >
      <p>Le site n’offre que le téléphone et le contact.</p>
      {!isAdmin && <p>Une personne administratrice donne ses heures à un studio dans les paramètres.</p>}
    </Alert>
  );
}

interface DayBookingsProps {
  day: string;
  isToday: boolean;
  bookings: readonly StaffBooking[];
  onOpen: (id: string) => void;
}

function DayBookings({ day, isToday, bookings, onOpen }: DayBookingsProps) {
  const titleId = `jour-${day}`;
  return (
    <Day aria-labelledby={titleId} data-today={isToday || undefined}>
      <Heading level={2} size="h4" id={titleId}>
        {formatDayAlone(day)}
      </Heading>
      {bookings.length > 0 && (
        <Bookings>
          {bookings.map((booking) => (
            <li key={booking.id}>
              <BookingButton
                type="button"
                data-booking
                data-over={['declined', 'cancelled'].includes(booking.state) || undefined}
                onClick={() => onOpen(booking.id)}
              >
                <strong>{formatHours(booking)}</strong>
                <span>{booking.studio_name}</span>
                <span>{nameOrEmail(booking)}</span>
                <BookingBadge state={booking.state} />
              </BookingButton>
            </li>
          ))}
        </Bookings>
      )}
    </Day>
  );
}

/** Arrows go from one booking to the next in the order of time, Home and End to the first and last. */
function moveFocus(event: KeyboardEvent<HTMLElement>) {
  const buttons = [...event.currentTarget.querySelectorAll<HTMLElement>('[data-booking]')];
  const current = buttons.indexOf(document.activeElement as HTMLElement);
  if (current === -1) return;
  const next = {
    ArrowDown: current + 1,
    ArrowRight: current + 1,
    ArrowUp: current - 1,
    ArrowLeft: current - 1,
    Home: 0,
    End: buttons.length - 1,
  }[event.key];
  if (next === undefined) return;
  event.preventDefault();
  buttons[next]?.focus();
}

const countText = (count: number) =>
  count === 0 ? 'Aucune réservation.' : `${count}\u00A0réservation${count > 1 ? 's' : ''}.`;
