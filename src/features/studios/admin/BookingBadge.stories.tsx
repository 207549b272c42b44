import { Cluster } from '#design-system/primitives/Cluster';
import { bookingLabel, type BookingState } from '#features/studios/data/bookingLabel.ts';
import preview from '#storybook/preview.tsx';
import { BookingBadge } from './BookingBadge.tsx';

const meta = preview.meta({
  title: 'Administration/Réservations/État d’une réservation · BookingBadge',
  component: BookingBadge,
  args: { state: 'requested' as const },
  parameters: {
    layout: 'padded',
    description: 'Ce qu’est devenue une réservation, en un mot.',
  },
});

export const Variants = meta.story({
  render: () => (
    <Cluster $gap={2}>
      {(Object.keys(bookingLabel) as BookingState[]).map((state) => (
        <BookingBadge key={state} state={state} />
      ))}
    </Cluster>
  ),
});
