import { expect, waitFor } from 'storybook/test';
import {
  type PlantedFault,
  plantedPageFaults,
  soundArticle,
} from '#features/articles/admin/testing/plantedFaults.ts';
import { authorName } from '#features/articles/site/articleFacts.ts';
import { fetchPublishedArticles } from '#features/articles/data/blog.queries.ts';
import { insertContent } from '#mocks/states.ts';
import { heroContent } from '#site/sections/home/Hero/hero.section.ts';
import { headerContent } from '#site/layout/Header/header.section.ts';
import preview from '#storybook/preview.tsx';
import { hasRoute } from '../routes.tsx';
import { PageInFrame } from './PageInFrame.tsx';
import { createPublicSite } from './publicSite.tsx';

const publicSite = createPublicSite(hasRoute);

const meta = preview.meta({
  title: 'Administration/Documents/Page vérifiée · publicSite',
  component: PageInFrame,
  globals: { role: 'editor' },
  tags: ['no-visual'],
  parameters: {
    description:
      'La page publique d’un article, ou celle qui montre un contenu, dans une fenêtre que personne ne voit : axe y regarde à 375 et à 1280 px ce que le texte seul ne dit pas.',
  },
  args: { path: '/', page: null, head: document.head },
  render: () => <p>Rien à voir : la page s’ouvre hors de l’écran, le temps d’une vérification.</p>,
});

/** Without pictures: the workbench has none at these addresses. */
const page = {
  ...soundArticle,
  content: soundArticle.content.replace(/!\[.*\n/, ''),
  featured_image_url: '',
};

const inspect = (change: PlantedFault['change'], { signal } = new AbortController()) =>
  publicSite.inspect(
    { key: 'article/', value: { ...page, ...change }, texts: [], records: { categories: [], tags: [] } },
    signal,
  );

export const Default = meta.story({
  play: async ({ step }) => {
    await step('Rien n’est inventé', async () => {
      const content = `${page.content}\n\n- [ ] à faire\n- [x] fait\n\n\`du code\``;
      await expect(await inspect({ content })).toEqual([]);
    });
    await step('Ce qui ne se voit que sur la page est trouvé, à sa place', async () => {
      for (const { rule, change, field, block } of plantedPageFaults) {
        const places = (await inspect(change)).filter((fault) => fault.rule === rule);
        await expect(places).toEqual([expect.objectContaining({ field, block })]);
      }
    });
    await step('Il n’en reste rien', async () => {
      await expect(document.querySelector('iframe')).toBeNull();
    });
    await step('Une vérification qui arrive trop tard s’arrête', async () => {
      const late = new AbortController();
      late.abort();
      await expect(inspect({}, late)).rejects.toThrow();
      await expect(document.querySelector('iframe')).toBeNull();
    });
    await step('Le brouillon d’une section se vérifie dans sa page', async () => {
      const look = (value: object, key = 'home/hero') =>
        publicSite.inspect(
          { key, value, texts: [], records: { categories: [], tags: [] } },
          new AbortController().signal,
        );
      await expect(await look({ ...heroContent, title: 'Anticonstitutionnellement vôtre' })).toEqual([]);
      // With scripts, as visitors have it: its menu isn't that of a page without any.
      await expect(await look(headerContent, 'layout/header')).toEqual([]);
      await expect(look({ ancien: true })).rejects.toThrow('No page shows this');
      await expect(document.querySelector('iframe')).toBeNull();
    });
    await step('Le site connaît ses adresses', async () => {
      await insertContent('page/un', {
        slug: 'portes-ouvertes',
        title: 'Portes ouvertes',
        description: 'Visitez nos studios.',
        footer: 'none',
      });
      for (const path of ['/', '/contact', '/services/podcast', '/blog/feed.xml', '/portes-ouvertes'])
        await expect(publicSite.hasPage(path)).resolves.toBe(true);
      for (const path of ['/Contact', '/forfaits', '/services/rien'])
        await expect(publicSite.hasPage(path)).resolves.toBe(false);
    });
  },
});

/** « Aperçu » montre l’article comme sa page : sa couverture, qui l’a écrit, quand, et ce qui se tient dessous. */
export const ShownArticle = meta.story({
  name: 'Article montré',
  play: async () => {
    const [online, other] = (await fetchPublishedArticles({ page: 1, pageSize: 2 })).articles;
    if (!online || !other) throw new Error('The fixtures have published articles.');
    const frame = document.body.appendChild(document.createElement('iframe'));
    const opened = frame.contentDocument ?? document;
    const show = async () => {
      const shown = await publicSite.show(
        { key: `article/${online.id}`, value: page, records: { categories: [], tags: [] } },
        opened,
      );
      await waitFor(() => expect(opened.querySelector('h1')).toHaveTextContent(page.title));
      return shown;
    };
    const drawn = () => opened.querySelector('section:has(h1) svg[data-pair]')?.innerHTML;
    const first = await show();
    const cover = drawn();
    first.close();
    await waitFor(() => expect(opened.querySelector('h1')).toBeNull());
    const shown = await show();
    await expect(drawn()).toBe(cover);
    await expect(opened.querySelector('[data-author]')).toHaveTextContent(authorName(online) ?? '');
    await expect(opened.querySelector('time')).toHaveAttribute('datetime', online.published_at ?? '');
    await expect(opened.body).toHaveTextContent(other.title);
    shown.close();
    frame.remove();
  },
});
