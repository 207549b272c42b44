import { useState } from 'react';
import { expect, fn, type Mock, screen, waitFor, within } from 'storybook/test';
import { Button } from '#design-system/components/Button';
import { articleParts } from '#documents/contents/articleParts.ts';
import { endsHere } from '#storybook/inTests.ts';
import preview from '#storybook/preview.tsx';
import { toFinding } from '#documents/admin/checks/finding.ts';
import { PublishDespite, type PublishDespiteProps } from './PublishDespite.tsx';

const errors = [
  toFinding(
    'deadLink',
    { field: 'content', range: { start: 0, end: 4 } },
    'Le lien vers «\u00A0/forfaits\u00A0» ne mène nulle part',
  ),
  toFinding('emptyHeading', { field: 'content', range: null }, 'Une ligne de titre est vide'),
];

/** Asks when « Publier » is pressed, as the form does. */
function Form(props: PublishDespiteProps) {
  const [isRequested, setIsRequested] = useState(true);
  return (
    <>
      <Button onClick={() => setIsRequested(true)}>Publier</Button>
      <PublishDespite
        {...props}
        intent={isRequested ? props.intent : null}
        onCorrect={() => {
          props.onCorrect();
          setIsRequested(false);
        }}
        onPublish={(reason) => {
          setIsRequested(false);
          return props.onPublish(reason);
        }}
      />
    </>
  );
}

const getLabel = (field: string) => articleParts[field as 'content'].label;

const meta = preview.meta({
  title: 'Administration/Documents/Publier malgré des erreurs · PublishDespite',
  component: PublishDespite,
  parameters: {
    guide: {
      use: ['Avant de publier un article où la vérification a trouvé des erreurs.'],
      instead: [
        { when: 'Il n’y a que des conseils', take: 'documents/admin/checks/ChecksCard' },
        { when: 'C’est une question sans raison à écrire', take: 'design-system/components/ConfirmDialog' },
      ],
    },
    layout: 'padded',
    description:
      'Avant de publier, de planifier ou de mettre à jour un article où il y a des erreurs : lesquelles, et pourquoi le faire quand même. Un article sans erreur part sans cette question. Ce qui est tapé reste quand on la ferme pour corriger.',
    docs: { story: { inline: false, height: '46rem' } },
  },
  args: {
    subject: 'article/a',
    intent: 'publish' as PublishDespiteProps['intent'],
    errors,
    onCorrect: fn(),
    getLabel,
    onGoTo: fn(),
    onPublish: fn(() => Promise.resolve(true)),
  },
  argTypes: { errors: { control: false } },
  render: (args) => <Form {...args} />,
});

const dialog = async () => within(await screen.findByRole('dialog', { name: 'Publier malgré 2 erreurs?' }));

export const Blank = meta.story({
  play: async () => {
    const requested = await dialog();
    await expect(requested.getByRole('list', { name: 'Erreurs' })).toBeVisible();
  },
});

/** « Y aller » ferme la question, puis mène à la place. */
export const Led = meta.story({
  name: 'Mené à l’erreur',
  tags: ['no-visual'],
  play: async ({ args, userEvent }) => {
    const requested = await dialog();
    await userEvent.click(requested.getByRole('button', { name: /^Y aller\s: Le lien vers/ }));
    await waitFor(() => expect(args.onGoTo).toHaveBeenCalledWith(errors[0]));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  },
});

export const InvalidSubmit = meta.story({
  play: async ({ args, userEvent }) => {
    const requested = await dialog();
    await userEvent.type(requested.getByRole('textbox', { name: 'Raison' }), ' no ');
    await userEvent.click(requested.getByRole('button', { name: 'Publier quand même' }));
    await expect(await requested.findByText('Dites pourquoi, en trois lettres au moins.')).toBeVisible();
    await userEvent.clear(requested.getByRole('textbox', { name: 'Raison' }));
    await userEvent.click(requested.getByRole('textbox', { name: 'Raison' }));
    await userEvent.paste('a'.repeat(501));
    await expect(await requested.findByText(/500 caractères au plus/)).toBeVisible();
    await expect(args.onPublish).not.toHaveBeenCalled();
  },
});

/** La raison attend qu’on ait corrigé, ou que la publication passe; alors seulement, elle s’en va. */
export const Stored = meta.story({
  name: 'Raison gardée',
  play: async ({ args, canvas, userEvent, step }) => {
    const reason = 'La page arrive demain.';
    const leave = async (button: string) => {
      await userEvent.click((await dialog()).getByRole('button', { name: button }));
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
      await userEvent.click(canvas.getByRole('button', { name: 'Publier' }));
      return (await dialog()).getByRole('textbox', { name: 'Raison' });
    };
    await userEvent.click((await dialog()).getByRole('textbox', { name: 'Raison' }));
    await userEvent.paste(` ${reason} `);
    await expect(await leave('Corriger')).toHaveValue(` ${reason} `);
    await expect(args.onCorrect).toHaveBeenCalledOnce();
    if (await endsHere()) return;
    await step('La publication échoue', async () => {
      (args.onPublish as Mock).mockResolvedValueOnce(false);
      await expect(await leave('Publier quand même')).toHaveValue(` ${reason} `);
      await expect(args.onPublish).toHaveBeenCalledWith(reason);
    });
    await step('Elle passe', async () => {
      await expect(await leave('Publier quand même')).toHaveValue('');
    });
  },
});
