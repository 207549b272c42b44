import { expect, screen, spyOn, waitFor, within } from 'storybook/test';
import { inBackOffice } from '#admin/shell/testing/inBackOffice.tsx';
import { paths } from '#paths.ts';
import { holdToday } from '#mocks/clock.ts';
import { dailyTotals } from '#mocks/fixtures/statistics.ts';
import { replaceStatistics } from '#mocks/states.ts';
import { inTests } from '#storybook/inTests.ts';
import { failedLoad } from '#storybook/failedLoad.ts';
import preview from '#storybook/preview.tsx';
import { AnalyticsPage } from './AnalyticsPage.tsx';

const meta = preview.meta({
  title: 'Administration/Statistiques/Statistiques · AnalyticsPage',
  component: AnalyticsPage,
  globals: { role: 'moderator' },
  parameters: {
    path: paths.admin.analytics,
    description: `Combien de fois le site est vu, d’où viennent les lecteurs et ce qu’ils font, à côté de la période d’avant. Chaque lecteur compte une fois par jour et par page, sans témoin; seuls des totaux par jour sont conservés.

Chaque graphique a son tableau, qui dit la même chose à qui ne le voit pas, et son fichier CSV.`,
  },
  async beforeEach() {
    const letGo = holdToday();
    // The last day that they tell of is the one that is held.
    await replaceStatistics(dailyTotals());
    return letGo;
  },
  decorators: [inBackOffice],
});

const block = async (canvas: Pick<ReturnType<typeof within>, 'findByRole'>, name: string) =>
  within(await canvas.findByRole('region', { name }));

export const Loaded = meta.story({
  play: inTests(async ({ canvas, userEvent, step }) => {
    await step('Les totaux sont à côté de ceux de la période d’avant', async () => {
      await expect(await canvas.findByText('Demandes reçues')).toBeVisible();
      await expect(canvas.getByText(/^Du .* au .*, comparé aux 30 jours précédents\.$/)).toBeVisible();
      await expect(canvas.getAllByText(/\(avant\s: [\d\s]+\)$/)).toHaveLength(6);
    });
    await step('Le graphique arrive', async () => {
      const days = canvas.getByRole('region', { name: 'Visites par jour' });
      await waitFor(() => expect(days.querySelector('path.recharts-line-curve')).not.toBeNull());
    });
    await step('Son tableau dit la même chose', async () => {
      const days = await block(canvas, 'Visites par jour');
      await userEvent.click(days.getByText('En tableau'));
      await expect(within(days.getByRole('table')).getAllByRole('row')).toHaveLength(31);
    });
    await step('D’où viennent les lecteurs', async () => {
      const origins = await block(canvas, 'D’où viennent les lecteurs');
      await userEvent.click(origins.getByText('En tableau'));
      const names = within(origins.getByRole('table')).getAllByRole('rowheader');
      await expect(names.map(({ textContent }) => textContent)).toEqual([
        'Accès direct',
        'google.com',
        'linkedin.com',
        'Campagne infolettre-novembre',
      ]);
    });
  }),
});

/** What these stories are about stands below the first window. */
const whole = { docs: { story: { height: '120rem' } } };

/** Ce que deviennent les lecteurs, de la visite au client : des totaux par mois et par campagne. */
export const Funnel = meta.story({
  name: 'De la visite au client',
  tags: ['no-visual'],
  parameters: { ...whole },
  play: async ({ canvas }) => {
    const funnel = await block(canvas, 'De la visite au client');
    const headings = funnel.getAllByRole('columnheader').map(({ textContent }) => textContent);
    await expect(headings).toEqual([
      'Mois',
      'Campagne',
      'Lecteurs',
      'Calculateur',
      'Estimations',
      'Demandes',
      'Gagnées',
    ]);
    await expect(funnel.getAllByRole('cell', { name: 'infolettre-novembre' })[0]).toBeVisible();
    await expect(funnel.getAllByRole('cell', { name: 'Sans campagne' })[0]).toBeVisible();
  },
});

/** Une autre période, que l’adresse retient. */
export const Period = meta.story({
  name: 'Autre période',
  play: async ({ canvas, userEvent }) => {
    await canvas.findByText('Demandes reçues');
    await userEvent.click(canvas.getByRole('button', { name: /^7\s/ }));
    const days = await block(canvas, 'Visites par jour');
    await userEvent.click(days.getByText('En tableau'));
    await waitFor(() => expect(within(days.getByRole('table')).getAllByRole('row')).toHaveLength(8));
  },
});

/** `RedirectDialog` : ce que les visiteurs cherchent en vain mène à un article, ou à une redirection en deux pressions. */
export const Misses = meta.story({
  name: 'Recherches sans résultat',
  globals: { role: 'editor' },
  tags: ['no-visual'],
  play: inTests(async ({ canvas, userEvent, step }) => {
    await step(
      'Un mot mène à un nouvel article de ce titre; moins de cinq fois, il ne se voit pas',
      async () => {
        const words = await block(canvas, 'Recherches sans résultat');
        await expect(
          await words.findByRole('link', { name: /^Nouvel article.: teleprompteur$/ }),
        ).toHaveAttribute('href', '/admin/articles/new?titre=teleprompteur');
      },
    );
    await step('Une adresse est redirigée, vers la page proposée', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Rediriger /fr/formations.html' }));
      const dialog = within(await screen.findByRole('dialog', { name: 'Rediriger une adresse' }));
      await userEvent.click(dialog.getByRole('button', { name: 'Rediriger' }));
      const redirections = await block(canvas, 'Redirections');
      await expect(redirections.getByRole('cell', { name: '/formations' })).toBeVisible();
      await expect(redirections.getByRole('cell', { name: 'Aucune visite' })).toBeVisible();
      await waitFor(() =>
        expect(canvas.queryByRole('button', { name: 'Rediriger /fr/formations.html' })).toBeNull(),
      );
    });
    await step('Supprimée, elle est de nouveau sans page', async () => {
      await userEvent.click(
        canvas.getByRole('button', { name: 'Supprimer la redirection de /fr/formations.html' }),
      );
      await expect(
        await canvas.findByRole('button', { name: 'Rediriger /fr/formations.html' }),
      ).toBeVisible();
    });
  }),
});

export const Export = meta.story({
  tags: ['no-visual'],
  play: async ({ canvas, userEvent }) => {
    const files: Blob[] = [];
    spyOn(URL, 'createObjectURL').mockImplementation((file) => {
      files.push(file as Blob);
      return '#';
    });
    const click = spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
    const pages = await block(canvas, 'Pages et articles');
    await userEvent.click(pages.getByRole('button', { name: 'Exporter en CSV' }));
    await expect((click.mock.contexts[0] as HTMLAnchorElement).download).toMatch(/^pages-[\d-]{10}\.csv$/);
    await expect(await files[0]?.text()).toMatch(
      /"Page";"Visites";"Avant"\r\n"\/";"\d+";"\d+"\r\n"\/services"/,
    );
  },
});

export const Empty = meta.story({
  async beforeEach() {
    await replaceStatistics({ visits: [], sources: [], events: [] });
  },
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole('heading', { name: 'Aucune visite pendant cette période.' }),
    ).toBeVisible();
  },
});

/** Ce que l’écran montre n’arrive pas : la personne l’apprend, et peut le redemander. */
export const ServerError = meta.story(
  failedLoad({ where: 'statistics' }, (canvas) => canvas.findByRole('heading', { name: 'Visites par jour' })),
);
