import type { Estimate as EstimateOf } from '#features/requests/data/estimate.ts';
import type { Lead } from '#features/requests/data/lead.ts';
import type { BookingSubject, RegistrationSubject } from '#features/requests/data/leadSubject.ts';
import { LeavingProvider } from '#admin/shell/leaving/LeavingProvider.tsx';
import { holdToday } from '#mocks/clock.ts';
import preview from '#storybook/preview.tsx';
import { LeadCard } from '../LeadBoard/LeadCard.tsx';
import { aListedLead, leadsOfEachStage, today } from '../testing/aListedLead.ts';
import { camille, estimate, followUp, storeFollowedLead } from '../testing/storedLeads.ts';
import { BookingCard, RegistrationCard } from './AgreedTime.tsx';
import { EstimateCard } from './EstimateCard.tsx';
import { FollowUpForm } from './FollowUpForm.tsx';
import { ReplyForm } from './ReplyForm.tsx';
import { ThreadCard } from './ThreadCard.tsx';

const [message, , booked, registered] = leadsOfEachStage as [Lead, Lead, Lead, Lead];

const meta = preview.meta({
  title: 'Administration/Demandes/Cartes d’une demande · LeadCards',
  component: FollowUpForm,
  globals: { role: 'editor' },
  args: { lead: aListedLead(followUp as Partial<Lead>), canChange: true },
  parameters: {
    layout: 'padded',
    description:
      'De quoi est fait l’écran d’une demande. `FollowUpForm` : où elle en est, qui s’en occupe, ce qui vient ensuite. Ce qui est tapé reste jusqu’à l’enregistrement.',
    docs: { story: { inline: false, height: '40rem' } },
  },
  beforeEach: () => holdToday(),
  decorators: [
    (Story) => (
      <LeavingProvider>
        <Story />
      </LeavingProvider>
    ),
  ],
});

export const Default = meta.story();

/** Qui ne fait que modérer le lit. */
export const ReadOnly = meta.story({ args: { canChange: false } });

/** `ThreadCard` : ce que l’équipe a noté, répondu et fait, et de quoi noter. */
export const Thread = meta.story({
  name: 'Fil de la demande',
  beforeEach: async () => {
    await storeFollowedLead();
  },
  render: () => <ThreadCard leadId={camille.id} canAdd />,
});

/** `ReplyForm` : la réponse, qui part de l’adresse de l’agence. */
export const Reply = meta.story({
  name: 'Réponse',
  render: ({ lead }) => <ReplyForm lead={lead} isOpenAtFirst />,
});

/** `EstimateCard` : les chiffres du calculateur. */
export const Estimate = meta.story({
  name: 'Estimation',
  render: () => <EstimateCard estimate={estimate as EstimateOf} />,
});

/** `RegistrationCard` : la session demandée. */
export const Registration = meta.story({
  name: 'Inscription',
  render: () => <RegistrationCard registration={registered.registration as RegistrationSubject} />,
});

/** `BookingCard` : le studio demandé. */
export const Booking = meta.story({
  name: 'Réservation',
  render: () => <BookingCard booking={booked.booking as BookingSubject} />,
});

/** `LeadCard` : la même demande dans une colonne du tableau. */
export const InColumn = meta.story({
  name: 'Dans une colonne',
  render: () => (
    <ul>
      <LeadCard lead={message} today={today} isMoving={false} itemProps={{}} onMove={() => undefined} />
    </ul>
  ),
});
