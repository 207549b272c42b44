import { expect, waitFor } from 'storybook/test';
import { paths } from '#paths.ts';
import { find, update } from '#mocks/database.ts';
import { loading } from '#mocks/scenarios.ts';
import { failedLoad } from '#storybook/failedLoad.ts';
import preview from '#storybook/preview.tsx';
import { BlogArticlePage, ErrorBoundary, HydrateFallback, loader } from './BlogArticlePage.tsx';

const slug = 'filmer-une-entrevue-avec-la-lumiere-du-jour';
const findArticle = async () => {
  const [found] = await find('articles', { slug });
  if (!found) throw new Error(`The fixtures hold no article "${slug}".`);
  return found;
};

const meta = preview.meta({
  title: 'Pages/Article du blogue · BlogArticlePage',
  component: BlogArticlePage,
  parameters: {
    path: paths.blogArticle(slug),
    route: '/blog/:slug',
    loading: { loader, ErrorBoundary, HydrateFallback },
    description: `Un article publié (\`/blog/…\`), avec sa suite. Un brouillon ou une adresse inconnue donne la page introuvable; une panne, BlogFailure.

Une lecture est comptée une fois par jour et par personne, ce que la base de données sait seule. Si « À lire aussi » ne se charge pas, l’article s’affiche sans.`,
  },
});

export const Loaded = meta.story({
  play: async ({ canvas, step }) => {
    await step('Le texte, ce qui le classe et la suite', async () => {
      await expect(
        await canvas.findByRole('heading', { level: 1, name: (await findArticle()).title }),
      ).toBeVisible();
      await expect(canvas.getByRole('heading', { level: 2, name: 'Placer l’invité' })).toBeVisible();
      const targets = canvas.getAllByRole('link').map((link) => link.getAttribute('href'));
      await expect(targets).toEqual(
        expect.arrayContaining([
          paths.contact,
          expect.stringContaining('?categorie='),
          expect.stringContaining('?tag='),
        ]),
      );
    });
    await step('Une lecture est comptée, sans trace sur l’appareil', async () => {
      await waitFor(async () => expect((await findArticle()).views_count).toBe(413));
      await expect(sessionStorage).toHaveLength(0);
    });
  },
});

/** Préparée par le navigateur avant qu’on l’ouvre : personne ne lit encore. */
export const Prerendered = meta.story({
  name: 'Préparée d’avance',
  async beforeEach() {
    Object.defineProperty(document, 'prerendering', { value: true, configurable: true });
    return () => Reflect.deleteProperty(document, 'prerendering');
  },
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { level: 1 });
    await expect((await findArticle()).views_count).toBe(412);
    Reflect.deleteProperty(document, 'prerendering');
    document.dispatchEvent(new Event('prerenderingchange'));
    await waitFor(async () => expect((await findArticle()).views_count).toBe(413));
  },
});

export const Loading = meta.story({
  beforeEach: ({ msw }) => msw.use(...loading()),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Chargement...')).toBeVisible();
  },
});

export const LongContent = meta.story({
  async beforeEach() {
    await update(
      'articles',
      { slug },
      {
        title:
          'Ce que trois ans de captations en région nous ont appris sur le vent, les génératrices et la patience',
        content: `# Un titre de premier rang

Un mot interminable : ${'anticonstitutionnellement'.repeat(6)}.

| Une | Deux | Trois | Quatre | Cinq |
| --- | ---: | :---: | --- | --- |
| Un contenu de cellule | 1 234 567 | Oui | Un contenu de cellule | Un contenu de cellule |

\`\`\`
ffmpeg -i entrevue.wav -af "highpass=f=80,loudnorm=I=-16:TP=-1.5" -c:a libmp3lame -q:a 2 entrevue.mp3
\`\`\`

${'Une phrase qui s’ajoute à la précédente. '.repeat(80)}
`,
      },
    );
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('table')).toBeVisible();
  },
});

/** La page n’arrive pas : la personne l’apprend, et l’obtient quand le serveur répond. */
export const ServerError = meta.story(
  failedLoad({ where: 'data' }, (canvas) => canvas.findByRole('heading', { name: 'Placer l’invité' })),
);
