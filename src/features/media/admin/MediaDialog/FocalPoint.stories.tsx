import { type ComponentProps, useState } from 'react';
import { expect, fireEvent, fn, waitFor } from 'storybook/test';
import { mediaLibrary } from '#mocks/fixtures/media.ts';
import { inTests } from '#storybook/inTests.ts';
import preview from '#storybook/preview.tsx';
import { FocalPoint } from './FocalPoint.tsx';

const [studio] = mediaLibrary;
if (!studio) throw new Error('The fixtures have lost their media.');

function Controlled({ value: first, onChange, ...props }: ComponentProps<typeof FocalPoint>) {
  const [value, setValue] = useState(first);
  return (
    <FocalPoint
      {...props}
      value={value}
      onChange={(next) => {
        onChange(next);
        setValue(next);
      }}
    />
  );
}

const meta = preview.meta({
  title: 'Administration/Médiathèque/Point d’intérêt · FocalPoint',
  component: Controlled,
  args: { src: studio.file_path, value: { x: null, y: null }, onChange: fn() },
  parameters: {
    guide: {
      use: ['Pour dire ce qui reste en vue d’une image rognée.'],
      instead: [{ when: 'On décrit l’image', take: 'features/media/admin/AlternativeText' }],
    },
    layout: 'padded',
    description:
      'Le point d’une image qui reste en vue, où qu’elle soit rognée. Il se pose d’un clic, ou se déplace avec les flèches; les deux vignettes montrent aussitôt ce qui reste.',
  },
});

export const Default = meta.story({
  play: inTests(async ({ args, canvas, userEvent, step }) => {
    const target = canvas.getByRole('button', { name: /^Point d’intérêt/ });
    await step('Par les flèches', async () => {
      target.focus();
      await userEvent.keyboard('{ArrowLeft}{ArrowLeft}{ArrowDown}');
      await expect(args.onChange).toHaveBeenLastCalledWith({ x: 0.46, y: 0.52 });
      await expect(canvas.getByRole('status')).toHaveTextContent(/46\s%.*52\s%/);
    });
    await step('De retour au centre', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Remettre au centre' }));
      await expect(args.onChange).toHaveBeenLastCalledWith({ x: null, y: null });
    });
    await step('Par un clic, jusqu’au bord', async () => {
      await waitFor(() => expect(target.getBoundingClientRect().width).toBeGreaterThan(100));
      const { left, top, width, height } = target.getBoundingClientRect();
      await fireEvent.click(target, { detail: 1, clientX: left + width / 4, clientY: top + height });
      await expect(args.onChange).toHaveBeenLastCalledWith({ x: 0.25, y: 1 });
    });
    await step('Jamais hors de l’image', async () => {
      target.focus();
      await userEvent.keyboard('{ArrowDown}');
      await expect(args.onChange).toHaveBeenLastCalledWith({ x: 0.25, y: 1 });
    });
  }),
});
