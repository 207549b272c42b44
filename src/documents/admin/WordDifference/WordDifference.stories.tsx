import { expect } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import { WordDifference } from './WordDifference.tsx';

const meta = preview.meta({
  title: 'Administration/Documents/Différence de textes · WordDifference',
  component: WordDifference,
  args: {
    before: 'Nos studios sont ouverts du lundi au vendredi, à Québec.',
    after: 'Nos deux studios sont ouverts du lundi au samedi, à Québec.',
  },
  parameters: {
    guide: {
      use: ['Pour montrer deux textes en un seul.'],
      instead: [{ when: 'Les deux se lisent mieux côte à côte', take: 'documents/admin/FieldComparison' }],
    },
    layout: 'padded',
    description:
      'Deux textes en un : ce qui est retiré est barré, ce qui est ajouté est souligné, et les longs passages que les deux partagent sont repliés. Qui ne voit pas entend où chacun commence et finit.',
  },
});

export const Default = meta.story({
  play: async ({ canvasElement }) => {
    const words = (tag: string) =>
      [...canvasElement.querySelectorAll(tag)].map(({ textContent }) => textContent);
    await expect(words('del')).toEqual(['[retiré\u00A0: vendredi]']);
    await expect(words('ins').join(' ')).toMatch(/ajouté\u00A0: deux.* .*ajouté\u00A0: samedi/);
  },
});

const shared = 'Nous enregistrons, filmons et formons à Québec depuis 2012. '.repeat(12);

/** Ce que les deux textes ont en commun est replié, et s’ouvre au clavier. */
export const KeyboardNavigation = meta.story({
  tags: ['!dev'],
  args: { before: `Avant. ${shared}Fin.`, after: `Après. ${shared}Fin!` },
  play: async ({ canvas, canvasElement, userEvent }) => {
    const folded = canvasElement.querySelector('details');
    await expect(folded).not.toHaveAttribute('open');
    await userEvent.tab();
    const summary = canvas.getByText(/caractères inchangés$/);
    await expect(summary).toHaveFocus();
    // The keys that open it are the browser's own, which no script can press.
    await userEvent.click(summary);
    await expect(folded).toHaveAttribute('open');
  },
});
