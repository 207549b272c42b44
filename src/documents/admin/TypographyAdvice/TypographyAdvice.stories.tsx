import { expect, fn } from 'storybook/test';
import { inTests } from '#storybook/inTests.ts';
import preview from '#storybook/preview.tsx';
import { findTypographyCorrections } from '#typography/corrections.ts';
import { findMarkdownCorrections } from '#typography/markdown.ts';
import { TypographyAdvice, type TypographyAdviceProps } from './TypographyAdvice.tsx';

const texts = {
  title: "L'écoute en 2026 : 50% de plus",
  content: [
    '## Un studio à Québec ?',
    'La 1ère saison compte 25000 écoutes, dont "un tiers" dans l\'auto. Comptez $800 par jour, de 9h30 à 16 h.',
    "A la fin, on range... Les « vrais » coûts : le temps, l'essence, l'attente. Le micro reste à 30 cm.",
  ].join('\n\n'),
};

const adviceOn = (
  advised: Partial<Record<'title' | 'content', string>>,
): Pick<TypographyAdviceProps, 'texts' | 'corrections'> => ({
  texts: advised,
  corrections: [
    ...findTypographyCorrections(advised.title ?? '').map((correction) => ({
      ...correction,
      field: 'title' as const,
    })),
    ...findMarkdownCorrections(advised.content ?? '').map((correction) => ({
      ...correction,
      field: 'content' as const,
    })),
  ],
});

const meta = preview.meta({
  title: 'Administration/Documents/Conseils de typographie · TypographyAdvice',
  component: TypographyAdvice,
  parameters: {
    guide: {
      use: ['À côté d’un texte que la typographie corrigerait.'],
      instead: [{ when: 'C’est le résultat de « Vérifier »', take: 'documents/admin/checks/ChecksCard' }],
    },
    layout: 'padded',
    description: `Ce que la typographie du Québec changerait dans un document, règle par règle : pourquoi, selon quelle page de l’Office québécois de la langue française, et chaque endroit avec ce qui l’entoure. Un point marque une espace simple, un crochet une espace insécable.

Chaque correction s’applique ou s’ignore seule; celles d’une règle, ou toutes, s’appliquent d’un coup.`,
  },
  args: {
    ...adviceOn(texts),
    onApply: fn(),
    onIgnore: fn(),
    getLabel: (path) => ({ title: 'Titre', content: 'Contenu' })[path] ?? path,
  },
});

export const Default = meta.story({
  play: inTests(async ({ args, canvas, userEvent, step }) => {
    const { corrections } = args;
    await step('Une, celles d’une règle, ou toutes', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Corriger 1ère' }));
      await expect(args.onApply).toHaveBeenLastCalledWith([expect.objectContaining({ replacement: 're' })]);
      await userEvent.click(canvas.getByRole('button', { name: /^Corriger les \d\s: Apostrophe$/ }));
      await expect(args.onApply).toHaveBeenLastCalledWith(
        corrections.filter(({ rule }) => rule === 'apostrophe'),
      );
      await userEvent.click(canvas.getByRole('button', { name: 'Tout corriger' }));
      await expect(args.onApply).toHaveBeenLastCalledWith(corrections);
    });
    await step('Ou aucune', async () => {
      await userEvent.click(canvas.getByRole('button', { name: /^Ignorer 30\scm\.$/ }));
      await expect(args.onIgnore).toHaveBeenCalledWith(expect.objectContaining({ rule: 'units' }));
      await expect(canvas.getByRole('region', { name: 'Corrections de typographie' })).toHaveFocus();
    });
    await step('Les espaces se disent à qui ne les voit pas', async () => {
      await expect(canvas.getByText(/% devient espace insécable, %\.$/)).toBeInTheDocument();
    });
    await step('Une règle en montre quelques-unes, et les autres sur demande', async () => {
      const rows = () => canvas.getAllByRole('button', { name: /^Corriger [ld]'/ });
      const few = rows().length;
      await userEvent.click(canvas.getByRole('button', { name: /^Voir/ }));
      await expect(rows().length).toBeGreaterThan(few);
    });
  }),
});

/** Rien à redire : c’est dit. */
export const Empty = meta.story({ args: { texts: {}, corrections: [] } });

/** Une seule : rien à appliquer d’un coup. */
export const Single = meta.story({
  name: 'Une seule',
  args: adviceOn({ title: 'Prêt ?' }),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('1 correction proposée');
    await expect(canvas.queryByRole('button', { name: 'Tout corriger' })).toBeNull();
  },
});

/** Des mots sans fin n’élargissent pas la page. */
export const LongContent = meta.story({
  args: adviceOn({ title: `${'Anticonstitutionnellement'.repeat(8)} : ${'encore'.repeat(30)}` }),
});
