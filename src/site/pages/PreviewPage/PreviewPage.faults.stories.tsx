import { toArticleDocument } from '#data/documents/documentKey.ts';
import { expect } from 'storybook/test';
import { paths } from '#paths.ts';
import { aPreviewLink } from '#mocks/builders.ts';
import { insertLink } from '#mocks/states.ts';
import { articles } from '#mocks/fixtures/articles.ts';
import { faultStories, recoverPage } from '#storybook/faults.ts';
import preview from '#storybook/preview.tsx';
import { PreviewPage } from './PreviewPage.tsx';

const [draft] = articles;
if (!draft) throw new Error('The fixtures have a draft first.');
const link = aPreviewLink({ document: toArticleDocument(draft.id) });

const meta = preview.meta({
  title: 'Pages/Aperçu/Pannes',
  tags: ['!autodocs'],
  component: PreviewPage,
  parameters: { path: `${paths.preview}#${link.token}` },
  beforeEach: () => insertLink(link),
});

/** The article doesn't come: whoever has the link is told why, and gets it once the fault is over. */
const on = faultStories(async (context, fault) => {
  if (fault.name === 'Slow') await expect(await context.canvas.findByText('Chargement...')).toBeVisible();
  await recoverPage(context, fault, { loaded: draft.title, empty: 'Ce lien d’aperçu n’est plus valable' });
});

export const Offline = meta.story(on('Offline'));
export const Aborted = meta.story(on('Aborted'));
export const TimedOut = meta.story(on('TimedOut'));
export const Slow = meta.story(on('Slow'));
export const Unauthorized = meta.story(on('Unauthorized'));
export const Forbidden = meta.story(on('Forbidden'));
export const NotFound = meta.story(on('NotFound'));
export const Conflict = meta.story(on('Conflict'));
export const TooLarge = meta.story(on('TooLarge'));
export const TooManyRequests = meta.story(on('TooManyRequests'));
export const ServerError = meta.story(on('ServerError'));
export const Unavailable = meta.story(on('Unavailable'));
export const BadJson = meta.story(on('BadJson'));
export const Empty = meta.story(on('Empty'));
