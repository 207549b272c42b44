import { expect, screen, within } from 'storybook/test';
import { AdminLayout } from '#admin/shell/AdminLayout/AdminLayout.tsx';
import { paths } from '#paths.ts';
import { insertContent } from '#mocks/states.ts';
import { loading } from '#mocks/scenarios.ts';
import { failedLoad } from '#storybook/failedLoad.ts';
import { hovered } from '#storybook/decorators/inStates.tsx';
import preview from '#storybook/preview.tsx';
import { audiovisualServicesContent } from '#site/sections/audiovisual/AudiovisualServices/audiovisualServices.section.ts';
import { studiosContent } from '#site/sections/audiovisual/Studios/studios.section.ts';
import { courseCatalogueContent } from '#site/sections/formations/CourseCatalogue/courseCatalogue.section.ts';
import { trainingOffersContent } from '#site/sections/training/TrainingOffers/trainingOffers.section.ts';
import { toFormTarget } from '../formTarget.ts';
import { FormationsPage, ServicesPage } from './ContentsPage.tsx';

const meta = preview.meta({
  title: 'Administration/Contenus/Offres · ContentsPage',
  component: ServicesPage,
  globals: { role: 'editor' },
  parameters: {
    path: paths.admin.services,
    description:
      'Ce que l’entreprise vend, offre par offre (`OfferTable`), puis les sections qui le montrent, avec l’état de chacune. La recherche trouve tout texte qui s’y lit, sans égard aux accents.',
  },
  decorators: [
    (Story) => (
      <AdminLayout>
        <Story />
      </AdminLayout>
    ),
  ],
});

const catalogueWith = (count: number) => {
  const [course] = courseCatalogueContent.courses;
  const courses = Array.from({ length: count }, (_, index) => ({
    ...course,
    id: `formation-${index}`,
    title: `Formation ${index + 1}`,
  }));
  return { ...courseCatalogueContent, courses };
};

/** Chaque offre à part : ce qu’elle coûte, où elle se montre, si elle est en ligne. */
export const Services = meta.story({
  parameters: { path: paths.admin.services },
  render: () => <ServicesPage />,
  async beforeEach() {
    const [first, second, ...others] = studiosContent.studios;
    const studios = [{ ...first, name: 'Studio neuf' }, { ...second, isHidden: true }, ...others];
    const published = { ...studiosContent, studios: [studiosContent.studios[0], studios[1], ...others] };
    await insertContent('audiovisual/studios', published);
    await insertContent('audiovisual/studios', { ...studiosContent, studios }, { reason: 'saved' });
  },
  play: async ({ canvas, userEvent, step }) => {
    const offers = within(await canvas.findByRole('table', { name: 'Offres' }));
    await step('Le nom, le prix, la page et l’état', async () => {
      const findRow = (name: string) => offers.getByText(name).closest('tr');
      await expect(findRow('Studio neuf')).toHaveTextContent('Modifiée');
      await expect(findRow('Studio neuf')).toHaveTextContent('Production audiovisuelle');
      await expect(findRow(studiosContent.studios[1]?.name ?? '')).toHaveTextContent('Retirée des pages');
      const { title = '', price } = audiovisualServicesContent.services[0] ?? {};
      await expect(findRow(title)).toHaveTextContent('En ligne');
      await expect(findRow(title)?.textContent.replace(/\s/g, ' ')).toContain(`${price?.amount} €`);
    });
    await step('Chacune mène à son champ', async () => {
      await expect(offers.getByRole('link', { name: 'Studio neuf, Studios' })).toHaveAttribute(
        'href',
        toFormTarget('audiovisual/studios', { champ: 'studios.0.name' }),
      );
    });
    await step('Les sections sont dessous, et la recherche trouve aussi les offres', async () => {
      await expect(canvas.getByRole('region', { name: 'Services' })).toBeVisible();
      await userEvent.click(canvas.getByRole('searchbox'));
      await userEvent.paste('studio neuf');
      await expect(await canvas.findByText('1 offre, 1 section')).toBeVisible();
    });
    await step('Une nouvelle offre se commence sur la page choisie', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Nouveau service' }));
      const item = await screen.findByRole('menuitem', { name: /· Services de stratégie$/ });
      await expect(item).toHaveAttribute(
        'href',
        toFormTarget('strategy/strategyServices', { ajouter: 'services' }),
      );
      await userEvent.keyboard('{Escape}');
    });
  },
});

export const Formations = meta.story({
  parameters: { path: paths.admin.formations },
  render: () => <FormationsPage />,
  play: async ({ canvas, step }) => {
    const offers = within(await canvas.findByRole('table', { name: 'Offres' }));
    await step('Une formation de groupe a le prix du catalogue', async () => {
      const { title = '', id } =
        trainingOffersContent.trainings.find(({ price }) => price === undefined) ?? {};
      const course = courseCatalogueContent.courses.find((one) => one.id === id);
      const row = offers
        .getByRole('link', { name: `${title}, Formations de groupe et coaching` })
        .closest('tr');
      await expect(row?.textContent.replace(/\s/g, '')).toContain(`${course?.price}€`);
      await expect(row?.textContent.split(title)).toHaveLength(2);
    });
    await expect(canvas.getByRole('link', { name: 'Nouvelle formation' })).toHaveAttribute(
      'href',
      toFormTarget('formations/courseCatalogue', { ajouter: 'courses' }),
    );
  },
});

/** Douze formations : le catalogue n’en montre pas plus. */
export const FullCatalogue = meta.story({
  name: 'Catalogue complet',
  parameters: { path: paths.admin.formations },
  render: () => <FormationsPage />,
  async beforeEach() {
    await insertContent('formations/courseCatalogue', catalogueWith(12));
  },
  play: async ({ canvas }) => {
    const button = await canvas.findByRole('button', { name: 'Nouvelle formation' });
    await expect(button).toHaveAttribute('aria-disabled', 'true');
    await expect(button).toHaveAccessibleDescription(
      'Le catalogue contient au plus 12 formations. Retirez-en une pour en ajouter une autre.',
    );
  },
});

export const Loading = meta.story({
  render: () => <ServicesPage />,
  beforeEach: ({ msw }) => msw.use(...loading({ where: 'contents' })),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Chargement des contenus…')).toBeVisible();
  },
});

/** Ce que l’écran montre n’arrive pas : la personne l’apprend, et peut le redemander. */
export const ServerError = meta.story(
  failedLoad({ where: 'contents' }, (canvas) => canvas.findByRole('region', { name: 'Services' })),
);

/** Tout ce que le pointeur change. */
export const Hovered = Services.extend(
  hovered(({ canvas }) => canvas.findByRole('table', { name: 'Offres' })),
);
