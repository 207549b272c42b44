import { unfold } from '#documents/admin/testing/unfold.ts';
import { expect, waitFor, within } from 'storybook/test';
import { type ArticleInput, emptyArticle } from '#features/articles/data/article.schema.ts';
import { endsHere } from '#storybook/inTests.ts';
import preview from '#storybook/preview.tsx';
import { keepContentView } from './RichTextPart.tsx';
import type { EditableSection } from '#documents/contents/section.ts';
import { articleSection } from '#features/articles/admin/article.kind.ts';
import { articleParts } from '#documents/contents/articleParts.ts';
import { OpenedForm } from './testing/OpenedForm.tsx';
import { TypographyCorrections } from './TypographyCorrections.tsx';

const written: ArticleInput = {
  ...emptyArticle,
  title: "L'écoute : 50% de plus",
  slug: 'ecoute',
  meta_title: 'Un titre à part : 2 mots',
  excerpt: 'Prêt ?',
  content: 'Il dit "oui" à `l\'eau : 5%`.\n\nDe 9h30 à 11 h.',
};

const corrected = {
  title: 'L’écoute\u00a0: 50\u00a0% de plus',
  excerpt: 'Prêt?',
  meta_title: 'Un titre à part\u00a0: 2 mots',
  content: "Il dit «\u00a0oui\u00a0» à `l'eau : 5%`.\n\nDe 9\u00a0h\u00a030 à 11\u00a0h.",
};

const getLabel = (path: string) => articleParts[path as keyof typeof articleParts].label;

const Form = () => (
  <OpenedForm
    section={articleSection as EditableSection}
    value={written}
    checks={<TypographyCorrections section={articleSection} getLabel={getLabel} />}
  />
);

const meta = preview.meta({
  title: 'Administration/Documents/Carte de typographie · TypographyCorrections',
  component: Form,
  globals: { role: 'editor' },
  parameters: {
    layout: 'padded',
    description:
      'La vérification dans le formulaire. Ce qui s’applique se défait par Ctrl Z dans le champ, ou depuis la notification; le slug et un Meta Title écrit à la main n’y bougent pas.',
  },
});

/** Tant que personne ne le demande, rien n’est cherché. */
export const OnRequest = meta.story({
  name: 'Sur demande',
  beforeEach: () => keepContentView('markdown'),
  play: async ({ canvas, userEvent, step }) => {
    const field = (name: string) => canvas.getByRole<HTMLTextAreaElement>('textbox', { name });
    const status = () => canvas.getByText(/proposée|Rien à corriger/);
    const expectTexts = async (texts: Pick<ArticleInput, 'title' | 'excerpt' | 'content' | 'meta_title'>) => {
      await waitFor(() => expect(field('Titre')).toHaveValue(texts.title));
      await expect(field('Extrait')).toHaveValue(texts.excerpt);
      await expect(field('Contenu')).toHaveValue(texts.content);
      await expect(field('Slug')).toHaveValue('ecoute');
      await expect(field('Meta Title')).toHaveValue(texts.meta_title);
    };
    await expect(canvas.queryByText(/proposée/)).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'Corriger la typographie' }));
    await expect(status()).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Fermer la typographie' })).toHaveFocus();
    if (await endsHere()) return;
    await step('Toutes d’un coup, et retour par la notification', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Tout corriger' }));
      await expectTexts(corrected);
      await waitFor(() => expect(status()).toHaveTextContent('Rien à corriger'));
      const { body } = document;
      await userEvent.click(within(body).getByRole('button', { name: 'Annuler' }));
      await expectTexts(written);
    });
    await step('Une seule, et retour comme après une frappe', async () => {
      await waitFor(() => expect(status()).toHaveTextContent('proposées'));
      await userEvent.click(canvas.getByRole('button', { name: 'Corriger 9h30' }));
      await waitFor(() => expect(field('Contenu').value).toContain('9\u00a0h\u00a030'));
      field('Contenu').focus();
      document.execCommand('undo');
      await expectTexts(written);
    });
    await step('Une correction ignorée n’est plus proposée', async () => {
      await waitFor(() => canvas.getByRole('button', { name: 'Corriger 9h30' }));
      await userEvent.click(canvas.getByRole('button', { name: 'Ignorer 9h30' }));
      await unfold({ canvas, userEvent }, 'Extrait');
      await userEvent.type(field('Extrait'), ' Oui !');
      await waitFor(() => canvas.getByRole('button', { name: 'Corriger Oui !' }));
      await expect(canvas.queryByRole('button', { name: 'Corriger 9h30' })).toBeNull();
    });
  },
});

/** Dans le texte mis en forme aussi, ce qui s’applique se défait par Ctrl Z. */
export const InTheText = meta.story({
  name: 'Dans le texte',
  tags: ['no-visual'],
  play: async ({ canvas, userEvent }) => {
    const surface = await canvas.findByRole('textbox', { name: 'Contenu' });
    const expectText = (text: string) => waitFor(() => expect(surface).toHaveTextContent(text));
    await userEvent.click(canvas.getByRole('button', { name: 'Corriger la typographie' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Tout corriger' }));
    await expectText("Il dit « oui » à l'eau : 5%.De 9 h 30 à 11 h.");
    surface.focus();
    await userEvent.keyboard('{Control>}z{/Control}');
    await expectText(`Il dit "oui" à l'eau : 5%.De 9h30 à 11 h.`);
  },
});
