import { expect, screen, waitFor, within } from 'storybook/test';
import { accountByRole } from '#mocks/fixtures/accounts.ts';
import { paths } from '#paths.ts';
import preview from '#storybook/preview.tsx';
import { Authorizations } from './Authorizations.tsx';

const meta = preview.meta({
  title: 'Droits/Autorisations',
  component: Authorizations,
  tags: ['no-visual', 'thorough'],
  parameters: {
    isWhole: true,
    description: `N’importe quel écran, à la place de n’importe qui, devant PostgreSQL dans la page même : chaque requête dit quel droit et quelle règle y répondent, et ce que les cinq obtiendraient. Les gardes des routes sont absentes, exprès.

Ce que les autres obtiendraient s’essaie pour de vrai, puis s’annule : rien n’en reste.`,
    docs: { story: { inline: false, height: '50rem' } },
  },
});

type Canvas = ReturnType<typeof within>;

/** The latest request of a kind, and what each of the five gets for it. */
async function getOutcomes(canvas: Canvas, name: string) {
  const [request] = await canvas.findAllByRole('article', { name });
  if (!request) throw new Error(`Nothing was asked of ${name}.`);
  const cells = within(request).getAllByRole('cell');
  return { request: within(request), outcomes: cells.map(({ textContent }) => textContent) };
}

/** La liste des articles devant une éditrice : un visiteur n’aurait rien, un abonné seulement ce qui est publié. */
export const Default = meta.story({
  args: { email: accountByRole.editor.email },
  play: async ({ canvas }) => {
    const { request, outcomes } = await getOutcomes(canvas, 'Lire listed_articles');
    await expect(request.getByText('select on listed_articles')).toBeVisible();
    const [visitor, subscriber, moderator, editor, admin] = outcomes;
    await expect(visitor).toContain('permission denied for view listed_articles');
    await expect(subscriber).toMatch(/^Permis200, \d+ lignes/);
    await expect(moderator).toBe(subscriber);
    await expect(editor).not.toBe(subscriber);
    await expect(admin).toBe(editor);
  },
});

/** Créer, modifier, supprimer : chaque geste dit ce qu’il vaudrait pour les autres, et rien de l’essai ne reste. */
export const Writes = meta.story({
  name: 'Essayer un geste',
  args: { screen: paths.admin.taxonomy, email: accountByRole.admin.email },
  play: async ({ canvas, userEvent, step }) => {
    const form = within(await canvas.findByRole('form', { name: 'Nouveau tag' }));
    await step('Lire', async () => {
      const { request, outcomes } = await getOutcomes(canvas, 'Lire tags');
      await expect(request.getByText(/Règle/)).toBeVisible();
      await expect(outcomes[0]).toMatch(/^Permis200, \d+ lignes/);
    });
    await step('Créer', async () => {
      await userEvent.type(form.getByRole('textbox', { name: 'Nom' }), 'Radio{Enter}');
      const { outcomes } = await getOutcomes(canvas, 'Créer tags');
      await expect(outcomes[1]).toMatch(/^Refusé403 : new row violates row-level security policy/);
      // Twice the same name would be refused, had one of the trials stayed.
      await expect(outcomes.slice(3)).toEqual(['Permis201, 1 ligne', 'Permis201, 1 ligne']);
      await expect(await canvas.findAllByText('Radio')).toHaveLength(1);
    });
    await step('Modifier', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Éditer le tag Radio' }));
      await waitFor(() => expect(document.activeElement).toHaveValue('Radio'));
      await userEvent.keyboard(' libre{Enter}');
      const { outcomes } = await getOutcomes(canvas, 'Modifier tags');
      await expect(outcomes[4]).toMatch(/^Permis/);
      await expect(outcomes[2]).toMatch(/^Refusé/);
    });
    await step('Supprimer', async () => {
      await userEvent.click(await canvas.findByRole('button', { name: 'Supprimer le tag Radio libre' }));
      const question = within(await screen.findByRole('alertdialog'));
      await userEvent.click(question.getByRole('button', { name: 'Supprimer' }));
      await waitFor(async () =>
        expect((await getOutcomes(canvas, 'Supprimer tags')).outcomes[4]).toMatch(/^Permis/),
      );
      await expect((await getOutcomes(canvas, 'Supprimer tags')).outcomes[3]).toMatch(/^Refusé/);
    });
  },
});

/** Une autre personne, un autre écran : la page recommence à sa place. */
export const Chosen = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Écran' }), 'Demandes');
    await userEvent.selectOptions(
      canvas.getByRole('combobox', { name: 'Personne' }),
      canvas.getByRole('option', { name: /^Abonné/ }),
    );
    await waitFor(() => expect(canvas.queryByText('Aucune requête pour l’instant.')).toBeNull());
    const [cell] = canvas.getAllByRole('article');
    await expect(cell).toBeVisible();
  },
});
