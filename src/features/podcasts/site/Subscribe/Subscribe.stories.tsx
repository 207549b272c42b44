import { expect, spyOn } from 'storybook/test';
import { aShow } from '#features/podcasts/site/testing/podcasts.ts';
import { inTests } from '#storybook/inTests.ts';
import { hovered } from '#storybook/decorators/inStates.tsx';
import preview from '#storybook/preview.tsx';
import { Subscribe } from './Subscribe.tsx';

const meta = preview.meta({
  title: 'Sections/Balados/S’abonner · Subscribe',
  component: Subscribe,
  args: { show: aShow },
  decorators: [
    (Story) => (
      <div style={{ position: 'relative', minHeight: '24rem' }}>
        <Story />
      </div>
    ),
  ],
  parameters: {
    guide: {
      use: ['Sous le bouton « S’abonner » d’une émission.'],
      instead: [{ when: 'Ce sont de simples liens', take: 'site/sections/shared/ActionLinks' }],
    },
    layout: 'padded',
    description:
      'Comment suivre une émission : ses pages dans les annuaires, telles que l’équipe les a écrites, puis les applications qui ouvrent l’adresse de son fil, puis le fil à copier. S’ouvre sans scripts, sous la rangée de boutons qui l’entoure.',
  },
});

type Canvas = { getByText: (text: string, options: { exact: boolean }) => HTMLElement };
const open = (canvas: Canvas, click: (element: Element) => Promise<void>) =>
  click(canvas.getByText('S’abonner', { exact: false }));

export const Default = meta.story({
  play: async ({ canvas, userEvent }) => {
    await open(canvas, userEvent.click);
    await expect(canvas.getAllByRole('link').map(({ textContent }) => textContent)).toEqual([
      'Apple Balados',
      'Spotify',
      'Pocket Casts',
    ]);
    await expect(canvas.getByRole('link', { name: 'Pocket Casts' })).toHaveAttribute(
      'href',
      expect.stringMatching(/^pktc:\/\/subscribe\/[^/]+\/balados\/la-releve\/feed\.xml$/),
    );
    await expect(canvas.getByRole<HTMLInputElement>('textbox').value).toMatch(
      /^https?:\/\/[^/]+\/balados\/la-releve\/feed\.xml$/,
    );
  },
});

/** Inscrite nulle part : Apple ouvre le fil, Spotify ne le peut pas. */
export const ListedNowhere = meta.story({
  name: 'Inscrite nulle part',
  tags: ['no-visual'],
  args: { show: { ...aShow, links: [] } },
  play: inTests(async ({ canvas, canvasElement, userEvent, step }) => {
    await open(canvas, userEvent.click);
    await expect(canvas.getByRole('link', { name: 'Apple Balados' })).toHaveAttribute(
      'href',
      expect.stringMatching(/^podcast:\/\/[^/]+\/balados\/la-releve\/feed\.xml$/),
    );
    await expect(canvas.queryByRole('link', { name: 'Spotify' })).toBeNull();
    await step('L’adresse se copie', async () => {
      const copy = spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
      await userEvent.click(canvas.getByRole('button', { name: 'Copier l’adresse' }));
      await expect(await canvas.findByRole('button', { name: 'Adresse copiée' })).toBeVisible();
      await expect(copy).toHaveBeenCalledWith(canvas.getByRole<HTMLInputElement>('textbox').value);
    });
    await step('Échap ferme, et rend le focus', async () => {
      await userEvent.keyboard('{Escape}');
      await expect(canvasElement.querySelector('details')).not.toHaveAttribute('open');
      await expect(document.activeElement?.tagName).toBe('SUMMARY');
    });
  }),
});

/** Tout ce que le pointeur change. */
export const Hovered = Default.extend(hovered());
