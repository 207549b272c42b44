import { useForm } from 'react-hook-form';
import { fn } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import { DateField } from './FormFields.tsx';
import { RestoredNotice } from './RestoredNotice.tsx';

const restored = { isStale: false };

const meta = preview.meta({
  title: 'Administration/Cadre/Dans un formulaire · forms',
  component: RestoredNotice,
  args: { form: { restored, discard: fn(() => () => undefined) } },
  parameters: {
    layout: 'padded',
    description:
      'Ce qui a été tapé avant un rechargement est là de nouveau : `RestoredNotice` le dit dans le formulaire, et y renonce. `FormFields` demande ses champs, décrits par des données : un texte, un jour (`DateField`), une chose d’une liste (`SelectField`).',
  },
});

export const Default = meta.story();

/** Ce qui est enregistré a changé depuis. */
export const Stale = meta.story({
  name: 'Changé depuis',
  args: { form: { restored: { isStale: true }, discard: fn(() => () => undefined) } },
});

function Day() {
  const { control } = useForm({ defaultValues: { day: '2026-11-20' } });
  return (
    <DateField
      control={control}
      name="day"
      label="Échéance"
      description="Ce jour-là, elle est au tableau de bord."
    />
  );
}

/** `DateField` : un jour, ou un jour et une heure. */
export const OneDay = meta.story({ name: 'Un jour', render: () => <Day /> });
