import { toArticleDocument } from '#data/documents/documentKey.ts';
import { expect, spyOn, waitFor } from 'storybook/test';
import { unpublished } from '#admin/articles/testing/openedArticle.tsx';
import { expectReportedByToast, faultStories } from '#storybook/faults.ts';
import preview from '#storybook/preview.tsx';
import { PreviewCard } from './PreviewCard.tsx';

const meta = preview.meta({
  title: 'Administration/Mise en page/Partage et approbation, pannes',
  tags: ['!autodocs'],
  component: PreviewCard,
  globals: { role: 'editor' },
  args: {
    shared: { document: toArticleDocument(unpublished.id) },
    what: 'l’article',
    version: 1,
    isUnsaved: false,
  },
});

/** The links don't come, then one isn't made: the person is told, and both can be tried again. */
const on = faultStories(
  async ({ canvas, userEvent }, fault) => {
    const share = await canvas.findByRole('button', { name: 'Partager un aperçu' });
    if (fault.name === 'Slow') return;
    if (fault.name !== 'Empty') {
      await expect(await canvas.findByText('Impossible de charger les aperçus partagés.')).toBeVisible();
      // The frame of the back-office asks to sign in again.
      if (fault.name === 'Unauthorized') return;
      fault.end();
      await userEvent.click(canvas.getByRole('button', { name: 'Réessayer' }));
      await waitFor(() =>
        expect(canvas.queryByRole('button', { name: 'Réessayer' })).not.toBeInTheDocument(),
      );
    }
    fault.begin();
    await userEvent.click(share);
    await expectReportedByToast(
      fault.name === 'Empty' ? { message: 'La base de données a refusé cette opération' } : fault,
    );
    await expect(canvas.queryByRole('textbox')).not.toBeInTheDocument();
    fault.end();
    spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
    await userEvent.click(share);
    await expect(await canvas.findByRole('textbox', { name: 'Lien à envoyer' })).toBeVisible();
  },
  { target: { where: 'previews' } },
);

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
