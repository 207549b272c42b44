import { expect, screen, spyOn, waitFor } from 'storybook/test';
import { notices } from '#admin/shell/notices.ts';
import { expectToast } from '#admin/shell/testing/expectToast.ts';
import { insertCalendarAddress, isCalendarAddress } from '#mocks/bookings.ts';
import { serverError } from '#mocks/scenarios.ts';
import preview from '#storybook/preview.tsx';
import { CalendarAddress } from './CalendarAddress.tsx';

const meta = preview.meta({
  title: 'Administration/Réservations/Adresse du calendrier · CalendarAddress',
  component: CalendarAddress,
  globals: { role: 'editor' },
  parameters: {
    guide: {
      use: ['Pour suivre les studios dans son propre agenda.'],
      instead: [{ when: 'On regarde la semaine ici', take: 'features/studios/admin/BookingsPage' }],
    },
    layout: 'padded',
    description:
      'L’adresse à laquelle son propre agenda suit les studios. Elle n’est montrée qu’à sa création : la base n’en garde qu’une empreinte. Qui la connaît voit quand les studios sont pris, sans voir par qui; elle prend fin dès qu’on la renouvelle, qu’on la révoque, ou que la personne n’a plus le droit de répondre aux demandes.',
    docs: { story: { inline: false, height: '18rem' } },
  },
});

const silent = { tags: ['no-visual'] };

const copies = () => spyOn(navigator.clipboard, 'writeText').mockResolvedValue();

/** On n’en a pas encore. */
export const None = meta.story({
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Créer une adresse' })).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Révoquer' })).toBeNull();
  },
});

/** On en a une depuis novembre. */
export const Existing = meta.story({
  name: 'Adresse existante',
  beforeEach: () => insertCalendarAddress('editor'),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^Vous en avez une depuis le 2 novembre 2026/)).toBeVisible();
    await expect(canvas.queryByRole('textbox')).toBeNull();
  },
});

/** Créée, copiée et montrée; puis renouvelée : la première prend fin. Sans image : l’adresse de l’atelier y serait. */
export const Made = meta.story({
  name: 'Créée',
  ...silent,
  play: async ({ canvas, userEvent, step }) => {
    const writeText = copies();
    const lastCopied = () => String(writeText.mock.lastCall?.[0]);
    await userEvent.click(await canvas.findByRole('button', { name: 'Créer une adresse' }));
    await expectToast(notices.calendarCopied);
    const first = lastCopied();
    await expect(first).toMatch(/\/functions\/v1\/calendrier\/[\w-]{43}\.ics$/);
    await expect(canvas.getByRole('textbox', { name: 'Adresse à donner à votre agenda' })).toHaveValue(first);
    await expect(await isCalendarAddress(first)).toBe(true);
    await step('Renouvelée', async () => {
      await userEvent.click(await canvas.findByRole('button', { name: 'Renouveler' }));
      await userEvent.click(await screen.findByRole('button', { name: 'Renouveler' }));
      await waitFor(() => expect(lastCopied()).not.toBe(first));
      await expect(canvas.getByRole('textbox')).toHaveValue(lastCopied());
      await expect([await isCalendarAddress(first), await isCalendarAddress(lastCopied())]).toEqual([
        false,
        true,
      ]);
    });
  },
});

/** Le navigateur refuse de copier : l’adresse reste à portée. */
export const NotCopied = meta.story({
  ...silent,
  play: async ({ canvas, userEvent }) => {
    spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new DOMException('', 'NotAllowedError'));
    await userEvent.click(await canvas.findByRole('button', { name: 'Créer une adresse' }));
    await expectToast(notices.calendarNotCopied);
    await expect(canvas.getByRole('textbox')).toBeVisible();
  },
});

export const Revoking = meta.story({
  name: 'Révoquer',
  ...silent,
  beforeEach: () => insertCalendarAddress('editor'),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Révoquer' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Révoquer' }));
    await expectToast(notices.calendarRevoked);
    await expect(await canvas.findByRole('button', { name: 'Créer une adresse' })).toBeVisible();
    await expect(canvas.getByRole('heading', { level: 2 })).toHaveFocus();
  },
});

export const ServerError = meta.story({
  ...silent,
  beforeEach: ({ msw }) => msw.use(...serverError({ where: 'calendar' })),
  play: async ({ canvas, msw, userEvent }) => {
    const retry = await canvas.findByRole('button', { name: 'Réessayer' });
    msw.resetHandlers();
    await userEvent.click(retry);
    await expect(await canvas.findByRole('button', { name: 'Créer une adresse' })).toBeVisible();
  },
});
