import { expect, waitFor } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import { findShownSection } from '#documents/contents/shownSections.tsx';
import type { EditableSection } from '#documents/contents/section.ts';
import { SectionPreview } from './index.ts';

const hero = findShownSection('home/hero') as EditableSection;

const meta = preview.meta({
  title: 'Administration/Contenus/Aperçu d’une section · SectionPreview',
  component: SectionPreview,
  args: { section: hero, value: hero.content, width: 1280 },
  render: (args) => <SectionPreview {...args} />,
  parameters: {
    docs: {
      description: {
        component: `
La section même du site public, à la largeur d’un téléphone ou d’un écran de bureau, réduite à la place qu’il y a. Une image : rien n’y prend le focus et aucun lien n’y mène ailleurs.`,
      },
    },
  },
});

const findPage = (canvasElement: HTMLElement) => {
  const page = canvasElement.querySelector('iframe')?.contentDocument;
  if (!page) throw new Error('There is no window.');
  return page;
};

export const Default = meta.story({
  play: async ({ canvasElement }) => {
    await waitFor(() =>
      expect(findPage(canvasElement).querySelector('h1')).toHaveTextContent('Faites entendre votre voix'),
    );
    await expect(findPage(canvasElement).defaultView?.innerWidth).toBe(1280);
    await expect(canvasElement.querySelector('iframe')?.inert).toBe(true);
    await waitFor(() => expect(canvasElement.querySelector('iframe')?.clientHeight).toBeGreaterThan(300));
  },
});

/** La section ne peut pas s’afficher avec ce contenu : l’écran autour reste. */
export const Broken = meta.story({
  name: 'Brisée',
  args: { value: { title: 'Sans le reste' } },
  // React writes what a section threw to the console.
  parameters: { expectedMessages: [/^console.error: (%o|TypeError: Cannot read)/] },
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(findPage(canvasElement).body).toHaveTextContent('ne peut pas s’afficher'));
  },
});
