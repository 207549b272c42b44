import { expect, screen, within } from 'storybook/test';
import { inBackOffice } from '#admin/shell/testing/inBackOffice.tsx';
import { notices } from '#admin/shell/notices.ts';
import { expectToast } from '#admin/shell/testing/expectToast.ts';
import { aBooking, findBookings, insertBookings } from '#mocks/bookings.ts';
import { update } from '#mocks/database.ts';
import { paths } from '#paths.ts';
import { inTests } from '#storybook/inTests.ts';
import { failedLoad } from '#storybook/failedLoad.ts';
import { hovered } from '#storybook/decorators/inStates.tsx';
import preview from '#storybook/preview.tsx';
import { BookingsPage } from './BookingsPage.tsx';

const tokenOf = (name: string) => `jeton-semaine-${name}`.padEnd(43, '0');

const week = [
  aBooking({
    token: tokenOf('camille'),
    starts_at: '2127-01-20T14:00:00+00:00',
    ends_at: '2127-01-20T16:00:00+00:00',
  }),
  aBooking({
    token: tokenOf('luc'),
    first_name: 'Luc',
    last_name: 'Tremblay',
    email: 'luc@nordet.example',
    starts_at: '2127-01-22T15:00:00+00:00',
    ends_at: '2127-01-22T16:00:00+00:00',
    state: 'accepted',
  }),
  aBooking({
    token: tokenOf('ines'),
    first_name: 'Inès',
    last_name: 'Fortin',
    email: 'ines@rive.example',
    starts_at: '2127-01-23T14:00:00+00:00',
    ends_at: '2127-01-23T15:00:00+00:00',
    state: 'declined',
  }),
];

const meta = preview.meta({
  title: 'Administration/Réservations/Semaine · BookingsPage',
  component: BookingsPage,
  globals: { role: 'editor' },
  parameters: {
    path: `${paths.admin.bookings}?semaine=2127-01-20`,
    rows: 'bookings',
    description:
      'La semaine des studios : qui demande quel moment, et ce qu’on a répondu. Une demande garde son moment 24 heures; passé ce délai, on peut encore l’accepter si personne ne l’a pris. Les flèches vont d’une réservation à l’autre.',
  },
  beforeEach: () => insertBookings(...week),
  decorators: [inBackOffice],
});

const silent = { tags: ['no-visual'] };

export const Loaded = meta.story({
  play: inTests(async ({ canvas, userEvent, step }) => {
    await expect(await canvas.findByRole('button', { name: /Camille Roy/ })).toHaveTextContent('À répondre');
    await step('Les flèches vont d’une réservation à l’autre', async () => {
      canvas.getByRole('button', { name: /Camille Roy/ }).focus();
      await userEvent.keyboard('{ArrowRight}');
      await expect(canvas.getByRole('button', { name: /Luc Tremblay/ })).toHaveFocus();
      await userEvent.keyboard('{Home}');
      await expect(canvas.getByRole('button', { name: /Camille Roy/ })).toHaveFocus();
    });
  }),
});

export const Accepting = meta.story({
  name: 'Accepter',
  ...silent,
  play: async ({ canvas, userEvent }) => {
    (await canvas.findByRole('button', { name: /Camille Roy/ })).focus();
    await userEvent.keyboard('{Enter}');
    const dialog = within(await screen.findByRole('dialog'));
    await userEvent.click(await dialog.findByRole('textbox'));
    await userEvent.paste('À mercredi!');
    await userEvent.click(dialog.getByRole('button', { name: 'Accepter' }));
    await expectToast(notices.bookingAccepted);
    await expect(canvas.getByRole('button', { name: /Camille Roy/ })).toHaveTextContent('Acceptée');
    await expect(await findBookings()).toContainEqual(
      expect.objectContaining({ state: 'accepted', answer: 'À mercredi!' }),
    );
  },
});

/** La personne a annulé entre-temps : le mot reste, et la phrase dit pourquoi. */
export const Refused = meta.story({
  ...silent,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /Camille Roy/ }));
    const dialog = within(await screen.findByRole('dialog'));
    await userEvent.click(await dialog.findByRole('textbox'));
    await userEvent.paste('À mercredi!');
    await update('private.studio_bookings', { state: 'requested' }, { state: 'cancelled' });
    await userEvent.click(dialog.getByRole('button', { name: 'Accepter' }));
    await expect(
      await dialog.findByText('Cette réservation a été refusée ou annulée entre-temps.'),
    ).toBeVisible();
  },
});

/** Qui modère lit, sans répondre. */
export const Moderator = meta.story({
  ...silent,
  globals: { role: 'moderator' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /Camille Roy/ }));
    const dialog = within(await screen.findByRole('dialog'));
    await expect(dialog.getByText('Un balado à quatre voix.')).toBeVisible();
    await expect(dialog.queryByRole('button', { name: 'Accepter' })).toBeNull();
  },
});

export const Empty = meta.story({
  parameters: { path: `${paths.admin.bookings}?semaine=2127-03-03` },
  play: inTests(async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText(/Aucune réservation\.$/)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Semaine précédente' }));
    await expect(await canvas.findByText(/^Semaine du 24 février 2127/)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Semaine suivante' }));
    await expect(await canvas.findByText(/^Semaine du 3 mars 2127/)).toBeVisible();
  }),
});

/** Ce que l’écran montre n’arrive pas : la personne l’apprend, et peut le redemander. */
export const ServerError = meta.story(
  failedLoad({ where: 'bookings' }, (canvas) => canvas.findAllByRole('button', { name: /Camille Roy/ })),
);

/** Tout ce que le pointeur change. */
export const Hovered = Loaded.extend(
  hovered(({ canvas }) => canvas.findByRole('button', { name: /Camille Roy/ })),
);
