import { useState } from 'react';
import { expect, fireEvent, fn, screen, waitFor, within } from 'storybook/test';
import { inTests } from '#storybook/inTests.ts';
import preview from '#storybook/preview.tsx';
import { PlanDialog, type PlanStep } from './PlanDialog.tsx';

const meta = preview.meta({
  title: 'Administration/Documents/Planifier · PlanDialog',
  component: PlanDialog,
  args: {
    step: 'open' as PlanStep,
    onStepChange: fn(),
    name: 'home/hero',
    description: 'Seul ce que ce texte change s’ajoutera alors à ce qui est en ligne.',
    endDescription: 'Ensuite, le texte d’avant revient.',
    onPlan: fn(),
  },
  parameters: {
    guide: {
      use: ['Pour qu’un seul texte paraisse de soi-même, à une date et une heure.'],
      instead: [{ when: 'Plusieurs doivent paraître ensemble', take: 'documents/admin/AddToRelease' }],
    },
    description:
      'Une date et une heure de Québec, auxquelles ce que le formulaire contient paraît de soi-même. D’ici là le site ne change pas de lui-même, et seul ce que ce texte change s’ajoute alors à ce qui est en ligne; une autre date la change, « Annuler la planification » la retire et les modifications attendent. Avec une fin, le texte d’avant revient alors, ou le document quitte le site; avec une fin seule, cela commence dès maintenant.',
    docs: { story: { inline: false } },
  },
  render: function Planning(args) {
    const [step, setStep] = useState(args.step);
    return <PlanDialog {...args} step={step} onStepChange={setStep} />;
  },
});

export const Default = meta.story({
  play: inTests(async ({ args, userEvent }) => {
    const dialog = within(await screen.findByRole('dialog', { name: 'Planifier' }));
    const date = dialog.getByLabelText('Publier le');
    const press = () => userEvent.click(dialog.getByRole('button', { name: 'Planifier' }));
    await press();
    await expect(await dialog.findByText('Choisissez un jour et une heure.')).toBeVisible();
    await fireEvent.change(date, { target: { value: '2026-01-04T06:00' } });
    await expect(await dialog.findByText(/^Cette heure est passée/)).toBeVisible();
    await fireEvent.change(date, { target: { value: '2126-01-04T06:00' } });
    await waitFor(() => expect(dialog.queryByText(/^Cette heure est passée/)).not.toBeInTheDocument());
    await press();
    await expect(args.onPlan).toHaveBeenCalledWith({ dueAt: '2126-01-04T11:00:00.000Z', endsAt: '' });
  }),
});

/** En ligne du 1er au 15 décembre : la fin vient après le début. */
export const Span = meta.story({
  name: 'Du … au …',
  args: { planned: { dueAt: '2126-12-01T05:00:00Z', endsAt: '2126-11-15T05:00:00Z' } },
  play: inTests(async ({ args, userEvent }) => {
    const dialog = within(await screen.findByRole('dialog', { name: 'Planifier' }));
    const press = () => userEvent.click(dialog.getByRole('button', { name: 'Planifier' }));
    await press();
    await expect(await dialog.findByText('Choisissez une fin qui vient après le début.')).toBeVisible();
    await expect(args.onPlan).not.toHaveBeenCalled();
    await fireEvent.change(dialog.getByLabelText(/^Jusqu’au/), { target: { value: '2126-12-15T00:00' } });
    await press();
    await expect(args.onPlan).toHaveBeenCalledWith({
      dueAt: '2126-12-01T05:00:00.000Z',
      endsAt: '2126-12-15T05:00:00.000Z',
    });
  }),
});

/** Sans début, avec une fin : dès maintenant. */
export const FromNow = meta.story({
  name: 'Dès maintenant',
  tags: ['!dev', 'no-visual'],
  args: { planned: { dueAt: null, endsAt: '2126-12-15T05:00:00Z' } },
  play: inTests(async ({ args, userEvent }) => {
    const dialog = within(await screen.findByRole('dialog', { name: 'Planifier' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Planifier' }));
    await expect(args.onPlan).toHaveBeenCalledWith({ dueAt: '', endsAt: '2126-12-15T05:00:00.000Z' });
  }),
});

/** Ce qui a commencé n’a plus qu’une fin à changer. */
export const Begun = meta.story({
  name: 'Commencé',
  args: { asks: 'until', planned: { dueAt: null, endsAt: '2126-12-15T05:00:00Z' } },
});

/** Demain à 9 h, d’une pression. */
export const Tomorrow = meta.story({
  name: 'Demain à 9 h',
  tags: ['!dev', 'no-visual'],
  play: inTests(async ({ args, userEvent }) => {
    await userEvent.click(await screen.findByRole('button', { name: /^Demain à 9\sh$/ }));
    await expect(args.onPlan).toHaveBeenCalledWith({
      dueAt: expect.stringMatching(/T1[34]:00:00\.000Z$/),
      endsAt: '',
    });
  }),
});

/** La date a été essayée, et n’en est pas une. */
export const Refused = meta.story({
  args: { step: 'refused', at: '2026-01-04T06:00' },
});
