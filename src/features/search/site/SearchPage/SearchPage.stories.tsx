import { expect, waitFor } from 'storybook/test';
import { paths } from '#paths.ts';
import { failedLoad } from '#storybook/failedLoad.ts';
import preview from '#storybook/preview.tsx';
import { inTests } from '#storybook/inTests.ts';
import { ErrorBoundary, SearchPage, loader } from './SearchPage.tsx';

const meta = preview.meta({
  title: 'Pages/Recherche · SearchPage',
  component: SearchPage,
  parameters: {
    path: paths.search,
    rows: 'articles',
    route: paths.search,
    loading: { loader, ErrorBoundary },
    description: `La recherche (\`/recherche?q=…\`) : tout ce que le site publie, par ses mots. Sans accents, au pluriel, mal tapé ou par un autre nom (« podcast » pour balado), on trouve quand même; la phrase qui le dit est citée, ses mots soulignés. Dans une transcription, le lien mène à la seconde où c’est dit.

Des guillemets tiennent les mots ensemble, un \`-\` en écarte un. Les sortes sont des liens, dans l’adresse. Sans scripts, le formulaire mène à la page des résultats; avec eux, des résultats se montrent sous le champ pendant que l’on tape.`,
  },
});

export const Idle = meta.story({
  name: 'Avant de chercher',
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('combobox', { name: 'Rechercher dans le site' })).toBeVisible();
    await expect(canvas.queryByRole('region', { name: 'Résultats' })).toBeNull();
  },
});

export const Results = meta.story({
  parameters: { path: `${paths.search}?q=trac` },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: /^Gérer le trac/ })).toBeVisible();
    await expect(canvas.getAllByText('trac', { selector: 'mark' })[0]).toBeVisible();
  },
});

export const Typing = meta.story({
  tags: ['!dev', 'no-visual'],
  play: inTests(async ({ canvas, userEvent }) => {
    const field = await canvas.findByRole('combobox');
    await userEvent.type(field, 'trac{Enter}');
    await userEvent.click(await canvas.findByRole('link', { name: 'Articles' }));
    const isChosen = () =>
      expect(canvas.getByRole('link', { name: 'Articles' })).toHaveAttribute('aria-current', 'true');
    await waitFor(isChosen);
    await userEvent.clear(field);
    await userEvent.type(field, 'micro{Enter}');
    await expect(await canvas.findByRole('link', { name: /^Choisir son premier micro/ })).toBeVisible();
    // A kind stays while something else is looked for.
    await isChosen();
  }),
});

export const Near = meta.story({
  name: 'Mots voisins',
  parameters: { path: `${paths.search}?q=podcsat` },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/Voici ce que dit « podcast »/)).toBeVisible();
  },
});

export const None = meta.story({
  parameters: { path: `${paths.search}?q=xqzwvk` },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Rien ne dit « xqzwvk ».')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Nous poser la question' })).toHaveAttribute(
      'href',
      paths.contact,
    );
  },
});

/** La recherche ne répond pas : la personne l’apprend, et obtient ses résultats quand le serveur répond. */
export const ServerError = meta.story({
  ...failedLoad({ where: 'data' }, (canvas) =>
    canvas.findByRole('heading', { name: 'Choisir son premier micro sans se ruiner' }),
  ),
  parameters: { path: `${paths.search}?q=micro` },
});
