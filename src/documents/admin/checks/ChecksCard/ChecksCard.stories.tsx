import { expect, fn } from 'storybook/test';
import { toFinding } from '../finding.ts';
import { articleSection } from '#features/articles/admin/article.kind.ts';
import { articleParts } from '#documents/contents/articleParts.ts';
import { findArticleFaults } from '#features/articles/admin/articleFaults.ts';
import { siteMap, soundArticle } from '#features/articles/admin/testing/plantedFaults.ts';
import { findFaults, inOrder } from '#documents/admin/checks/findFaults.ts';
import { listParts } from '#documents/contents/contentParts.ts';
import { inTests } from '#storybook/inTests.ts';
import preview from '#storybook/preview.tsx';
import { ChecksCard, type ChecksCardProps } from './ChecksCard.tsx';

const text = {
  ...soundArticle,
  excerpt: '',
  content:
    'Prêt ? [Nos forfaits](/forfaits), ou [cliquez ici](https://exemple.ca).\n\n#### Le soir\n\n![IMG_2034.jpg](/storage/v1/object/public/media/a.jpg)\n',
};

const getResult = (change: Partial<ChecksCardProps['result']> = {}) => ({
  text,
  findings: inOrder(
    [...findArticleFaults(text), ...findFaults(articleSection, text, siteMap)],
    listParts(articleSection.schema, text),
  ),
  missed: [],
  ...change,
});

const getLabel = (field: string) => articleParts[field as 'content'].label;

const meta = preview.meta({
  title: 'Administration/Documents/Vérification · ChecksCard',
  component: ChecksCard,
  globals: { viewport: { value: 'phone' } },
  parameters: {
    guide: {
      use: ['Après « Vérifier », à côté du formulaire.'],
      instead: [
        { when: 'Une erreur de champ empêche d’envoyer', take: 'design-system/forms/FormErrorSummary' },
        { when: 'On publie malgré tout', take: 'documents/admin/PublishDespite' },
      ],
    },
    layout: 'padded',
    description: `Ce que « Vérifier » a trouvé. Une erreur est quelque chose de brisé pour les visiteurs; un conseil ne fait jamais obstacle. Chaque point dit pourquoi il compte, et « Y aller » mène à sa place.

La page est rendue à 375 et à 1280 px et passée à axe; ce qui n’a pas pu l’être à temps est dit.`,
    docs: { story: { height: '34rem' } },
  },
  args: { isRunning: false, isStale: false, result: getResult(), onCheck: fn(), getLabel, onGoTo: fn() },
  argTypes: { result: { control: false } },
});

export const Default = meta.story({
  play: inTests(async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent(/^2 erreurs et \d conseils\.$/);
    const [first, last] = [
      canvas.getByRole('list', { name: 'Erreurs' }),
      canvas.getByRole('list', { name: 'Conseils' }),
    ];
    await expect(first.compareDocumentPosition(last)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
    await userEvent.click(canvas.getByRole('button', { name: /^Y aller\s: Le lien vers «\s\/forfaits\s»/ }));
    await expect(args.onGoTo).toHaveBeenCalledWith(
      expect.objectContaining({ field: 'content', range: { start: 7, end: 32 } }),
    );
  }),
});

/** Rien à redire. */
export const NothingFound = meta.story({
  name: 'Rien à redire',
  args: { result: getResult({ findings: [] }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent(/^Aucun problème trouvé\.$/);
  },
});

/** La première vérification est en cours. */
export const Running = meta.story({ name: 'Vérification en cours', args: { isRunning: true, result: null } });

/** Ce qui a été trouvé l’a été dans un texte qui a changé. */
export const Stale = meta.story({
  name: 'Texte changé depuis',
  args: { isStale: true },
  play: inTests(async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Vérifier de nouveau' }));
    await expect(args.onCheck).toHaveBeenCalledOnce();
  }),
});

/** Ni la page ni les liens n’ont répondu : ce qui est trouvé dans le texte compte. */
export const Incomplete = meta.story({
  args: { result: getResult({ findings: [], missed: ['links', 'page'] }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('dans ce qui a été vérifié');
    await expect(canvas.getByText(/^Ni les liens ni la page/)).toBeVisible();
  },
});

/** Une adresse sans fin. */
export const LongContent = meta.story({
  args: {
    result: getResult({
      findings: inOrder(
        [
          toFinding(
            'deadLink',
            { field: 'content', range: null },
            `Le lien vers « /${'anticonstitutionnellement'.repeat(3)} » ne mène nulle part`,
          ),
          toFinding(
            'pageError',
            { field: 'featured_image_url', range: null },
            'Chaque bouton doit avoir un nom',
          ),
        ],
        listParts(articleSection.schema, text),
      ),
    }),
  },
});
