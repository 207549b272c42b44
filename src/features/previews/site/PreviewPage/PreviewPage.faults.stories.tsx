import { toArticleDocument } from '#documents/data/documentKey.ts';
import { expect } from 'storybook/test';
import { paths } from '#paths.ts';
import { aPreviewLink } from '#mocks/builders.ts';
import { insertLink } from '#mocks/states.ts';
import { articles } from '#mocks/fixtures/articles.ts';
import { faultStory, recoverPage } from '#storybook/faults.ts';
import preview from '#storybook/preview.tsx';
import { PreviewPage } from './PreviewPage.tsx';

const [draft] = articles;
if (!draft) throw new Error('The fixtures have a draft first.');
const link = aPreviewLink({ document: toArticleDocument(draft.id) });

const meta = preview.meta({
  title: 'Pages/Aperçu, pannes · PreviewPage',
  tags: ['!autodocs', 'no-visual', 'fault'],
  component: PreviewPage,
  parameters: { path: `${paths.preview}#${link.token}` },
  beforeEach: () => insertLink(link),
});

/** L’article n’arrive pas : qui a le lien sait pourquoi, et l’obtient une fois la panne finie. */
export const Faults = meta.story(
  faultStory({ where: 'data' }, async (context, fault) => {
    if (fault.name === 'Slow') await expect(await context.canvas.findByText('Chargement...')).toBeVisible();
    await recoverPage(context, fault, { loaded: draft.title, empty: 'Ce lien d’aperçu n’est plus valable' });
  }),
);
