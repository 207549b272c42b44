import { toArticleDocument } from '#documents/data/documentKey.ts';
import { expect, spyOn, waitFor } from 'storybook/test';
import { unpublished } from '#features/articles/admin/testing/openedArticle.tsx';
import { expectReportedByToast, faultStory } from '#storybook/faults.ts';
import preview from '#storybook/preview.tsx';
import { PreviewCard } from './PreviewCard.tsx';

const meta = preview.meta({
  title: 'Administration/Documents/Partage et approbation, pannes · PreviewCard',
  tags: ['!autodocs', 'no-visual', 'fault'],
  component: PreviewCard,
  globals: { role: 'editor' },
  args: {
    shared: { document: toArticleDocument(unpublished.id) },
    what: 'l’article',
    version: 1,
    isUnsaved: false,
  },
});

/** Les liens n’arrivent pas, puis il ne s’en crée pas : la personne l’apprend, et peut réessayer les deux. */
export const Faults = meta.story(
  faultStory({ where: 'previews' }, async ({ canvas, userEvent }, fault) => {
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
  }),
);
