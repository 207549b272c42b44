import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import { inTests } from '#storybook/inTests.ts';
import preview from '#storybook/preview.tsx';
import { Stack } from '#design-system/primitives/Stack';
import { AlternativeText, type AlternativeTextProps } from './AlternativeText.tsx';

function Controlled({ value: first, onChange, ...props }: AlternativeTextProps) {
  const [value, setValue] = useState(first);
  return (
    <Stack>
      <AlternativeText
        {...props}
        value={value}
        onChange={(next) => {
          onChange(next);
          setValue(next);
        }}
      />
    </Stack>
  );
}

const meta = preview.meta({
  title: 'Administration/Médiathèque/Texte alternatif · AlternativeText',
  component: Controlled,
  args: { label: 'Texte alternatif', value: null, onChange: fn() },
  parameters: {
    guide: {
      use: ['Dès qu’une image est placée dans un texte ou une section.'],
      instead: [{ when: 'L’image n’est pas encore choisie', take: 'features/media/admin/MediaPicker' }],
    },
    layout: 'padded',
    description:
      'Demandé dès qu’une image est placée : ce qu’elle montre, ou qu’elle n’est là que pour l’œil. Ce qui était écrit revient quand on décoche la case.',
  },
});

export const Default = meta.story({
  play: inTests(async ({ args, canvas, userEvent }) => {
    const field = canvas.getByRole('textbox', { name: 'Texte alternatif' });
    const box = canvas.getByRole('checkbox', { name: 'Image décorative' });
    await userEvent.tab();
    await userEvent.paste('Un micro');
    await expect(args.onChange).toHaveBeenLastCalledWith('Un micro');
    await userEvent.tab();
    await userEvent.keyboard(' ');
    await expect(args.onChange).toHaveBeenLastCalledWith('');
    await expect(field).toBeDisabled();
    await userEvent.click(box);
    await expect(field).toHaveValue('Un micro');
    await userEvent.clear(field);
    await expect(args.onChange).toHaveBeenLastCalledWith(null);
  }),
});

export const Decorative = meta.story({ args: { value: '' } });

export const InError = meta.story({
  name: 'En erreur',
  args: { error: 'Raccourcissez ce texte\u00A0: 2 000 caractères au plus.' },
});
