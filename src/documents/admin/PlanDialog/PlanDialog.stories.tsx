import { useState } from 'react';
import { expect, fireEvent, fn, screen, within } from 'storybook/test';
import { inTests } from '#storybook/inTests.ts';
import preview from '#storybook/preview.tsx';
import { PlanDialog, type PlanStep } from './PlanDialog.tsx';

const meta = preview.meta({
  title: 'Administration/Documents/Planifier · PlanDialog',
  component: PlanDialog,
  args: {
    step: 'open' as PlanStep,
    onStepChange: fn(),
    at: '',
    onChange: fn(),
    description: 'Seul ce que ce texte change s’ajoutera alors à ce qui est en ligne.',
    onPlan: fn(),
  },
  parameters: {
    guide: {
      use: ['Pour qu’un seul texte paraisse de soi-même, à une date et une heure.'],
      instead: [{ when: 'Plusieurs doivent paraître ensemble', take: 'documents/admin/AddToRelease' }],
    },
    docs: {
      story: { inline: false },
      description: {
        component: `
Une date et une heure de Québec, auxquelles ce que le formulaire contient paraît de soi-même. D’ici là le site ne change pas de lui-même, et seul ce que ce texte change s’ajoute alors à ce qui est en ligne; une autre date la change, « Annuler la planification » la retire et les modifications attendent.`,
      },
    },
  },
  render: function Planning(args) {
    const [at, setAt] = useState(args.at);
    const [step, setStep] = useState(args.step);
    return (
      <PlanDialog
        {...args}
        at={at}
        onChange={(next) => {
          args.onChange(next);
          setAt(next);
        }}
        step={step}
        onStepChange={setStep}
      />
    );
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
    await expect(dialog.queryByText(/^Cette heure est passée/)).not.toBeInTheDocument();
    await press();
    await expect(args.onPlan).toHaveBeenCalledWith('2126-01-04T11:00:00.000Z');
  }),
});

/** Demain à 9 h, d’une pression. */
export const Tomorrow = meta.story({
  name: 'Demain à 9 h',
  tags: ['!dev', 'no-visual'],
  play: inTests(async ({ args, userEvent }) => {
    await userEvent.click(await screen.findByRole('button', { name: /^Demain à 9\sh$/ }));
    await expect(args.onPlan).toHaveBeenCalledWith(expect.stringMatching(/T1[34]:00:00\.000Z$/));
    await expect(args.onChange).toHaveBeenCalledWith(expect.stringMatching(/T09:00$/));
  }),
});

/** La date a été essayée, et n’en est pas une. */
export const Refused = meta.story({
  args: { step: { refusedAt: Date.parse('2026-11-20T15:00:00Z') }, at: '2026-01-04T06:00' },
});
