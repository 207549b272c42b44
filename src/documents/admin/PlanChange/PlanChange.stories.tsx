import { expect, fireEvent } from 'storybook/test';
import { inTests } from '#storybook/inTests.ts';
import preview from '#storybook/preview.tsx';
import { anEditor } from '../testing/anEditor.ts';
import { PlanChange } from './PlanChange.tsx';

const newYear = {
  releaseId: 'r',
  releaseName: null,
  dueAt: '2126-01-04T11:00:00Z',
  text: 'Balado',
  isInConflict: false,
  problem: null,
};

const meta = preview.meta({
  title: 'Administration/Documents/Planifier',
  component: PlanChange,
  args: { document: 'page/balado', editor: anEditor<unknown>({ online: 'Podcast' }) },
  argTypes: { editor: { control: false } },
  parameters: {
    layout: 'padded',
    docs: {
      description: {
        component: `
Une date et une heure de Québec, auxquelles ce que le formulaire contient paraît de soi-même. D’ici là le site ne change pas de lui-même, et seul ce que ce texte change s’ajoute alors à ce qui est en ligne; une autre date la change, « Annuler la planification » la retire et les modifications attendent.`,
      },
    },
  },
});

export const Default = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByText('Publier plus tard'));
    const date = canvas.getByLabelText('Publier le');
    await userEvent.click(canvas.getByRole('button', { name: 'Planifier' }));
    await expect(await canvas.findByText('Choisissez un jour et une heure.')).toBeVisible();
    await fireEvent.change(date, { target: { value: '2026-01-04T06:00' } });
    await userEvent.click(canvas.getByRole('button', { name: 'Planifier' }));
    await expect(await canvas.findByText(/^Cette heure est passée/)).toBeVisible();
    await fireEvent.change(date, { target: { value: '2126-01-04T06:00' } });
    await expect(canvas.queryByText(/^Cette heure est passée/)).not.toBeInTheDocument();
    await userEvent.click(canvas.getByRole('button', { name: 'Planifier' }));
    await expect(args.editor.plan).toHaveBeenCalledWith('2126-01-04T11:00:00.000Z');
  },
});

/** La date est retenue : elle se change, ou se retire. */
export const Planned = meta.story({
  args: { editor: anEditor<unknown>({ online: 'Podcast', planned: newYear }) },
  play: inTests(async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByLabelText('Publier le')).toHaveValue('2126-01-04T06:00');
    await userEvent.click(canvas.getByRole('button', { name: 'Annuler la planification' }));
    await expect(args.editor.unplan).toHaveBeenCalledOnce();
  }),
});

/** Une mise en ligne en a la charge. */
export const InRelease = meta.story({
  args: {
    editor: anEditor<unknown>({
      online: 'Podcast',
      planned: { ...newYear, releaseName: 'Tarifs de janvier', dueAt: null },
    }),
  },
  play: async ({ canvas }) => {
    await expect(
      canvas.getByText(/^Dans la mise en ligne «.Tarifs de janvier.», sans date\.$/),
    ).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Planifier' })).not.toBeInTheDocument();
  },
});
