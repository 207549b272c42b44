import { Trash2 } from 'lucide-react';
import { useEffect } from 'react';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { inTests } from '#storybook/inTests.ts';
import { hovered } from '#storybook/decorators/inStates.tsx';
import preview from '#storybook/preview.tsx';
import { Button } from '../Button/index.ts';
import { ConfirmProvider, useConfirm, type ConfirmOptions } from './ConfirmDialog.tsx';

const answered = fn();
const chosen = fn();

type QuestionProps = ConfirmOptions & {
  /** The question is asked at once, before anybody presses the button. */
  isAsked?: boolean;
};

function Question({ isAsked = true, ...options }: QuestionProps) {
  const confirm = useConfirm();
  const ask = async () => answered(await confirm(options));
  useEffect(() => {
    if (isAsked) void ask();
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- Once, when the story begins.
  }, []);
  return (
    <Button variant="danger" iconStart={Trash2} onClick={ask}>
      Supprimer
    </Button>
  );
}

const options: ConfirmOptions = {
  title: 'Supprimer l’article « Le son des fêtes »?',
  description: 'Cette action est définitive.',
  confirmLabel: 'Supprimer l’article',
  isDestructive: true,
};

const meta = preview.meta({
  title: 'Composants/Confirmation · ConfirmDialog',
  component: ConfirmProvider,
  args: { children: null },
  argTypes: { children: { control: false } },
  parameters: {
    layout: 'padded',
    description: `Une question avant ce qui ne se défait pas. La réponse est une promesse; Échap et « Annuler » répondent non.

Aussi : popup, question, supprimer.

\`\`\`tsx
const confirm = useConfirm();
if (await confirm({ title: 'Supprimer l’article?', confirmLabel: 'Supprimer', isDestructive: true })) remove();
\`\`\``,
    docs: { story: { inline: false, height: '22rem' } },
  },
  beforeEach: () => {
    answered.mockClear();
    chosen.mockClear();
  },
  // The workbench already wraps each story in a provider, as the app does.
  render: () => <Question {...options} />,
});

export const Default = meta.story({
  play: inTests(async ({ userEvent }) => {
    await userEvent.click(await screen.findByRole('button', { name: 'Supprimer l’article' }));
    await waitFor(() => expect(answered).toHaveBeenCalledWith(true));
  }),
});

export const KeyboardNavigation = meta.story({
  tags: ['!dev'],
  render: () => <Question {...options} isAsked={false} />,
  play: async ({ canvas, userEvent, step }) => {
    const trigger = canvas.getByRole('button', { name: 'Supprimer' });
    trigger.focus();
    await userEvent.keyboard('{Enter}');
    await step('le focus part du bouton qui ne détruit rien', async () => {
      await waitFor(() => expect(screen.getByRole('button', { name: 'Annuler' })).toHaveFocus());
    });
    await step('Échap répond non et rend le focus', async () => {
      await userEvent.keyboard('{Escape}');
      await waitFor(() => expect(answered).toHaveBeenCalledWith(false));
      await waitFor(() => expect(trigger).toHaveFocus());
    });
  },
});

/** Une troisième issue, qui ne confirme rien. */
export const WithAlternative = meta.story({
  name: 'Avec une troisième issue',
  render: () => (
    <Question
      {...options}
      title="Retirer cet article du site?"
      description="Il redevient un brouillon, sans date de publication."
      confirmLabel="Retirer du site"
      alternative={{ label: 'Enregistrer sans publier', onChoose: chosen }}
    />
  ),
  play: inTests(async ({ userEvent }) => {
    await userEvent.click(await screen.findByRole('button', { name: 'Enregistrer sans publier' }));
    await waitFor(() => expect(chosen).toHaveBeenCalledOnce());
    await expect(answered).toHaveBeenCalledWith(false);
  }),
});

/** Deux questions à la fois : la première reçoit un non, la seconde est posée. */
export const Replaced = meta.story({
  name: 'Remplacée par une autre',
  tags: ['!dev'],
  render: function TwoQuestions() {
    const confirm = useConfirm();
    const ask = async (title: string) => answered(title, await confirm({ ...options, title }));
    return (
      <Button
        onClick={() => {
          void ask('La première?');
          void ask('La seconde?');
        }}
      >
        Demander deux fois
      </Button>
    );
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Demander deux fois' }));
    await expect(await screen.findByRole('alertdialog', { name: 'La seconde?' })).toBeInTheDocument();
    await waitFor(() => expect(answered).toHaveBeenCalledWith('La première?', false));
    await userEvent.click(screen.getByRole('button', { name: 'Supprimer l’article' }));
    await waitFor(() => expect(answered).toHaveBeenLastCalledWith('La seconde?', true));
  },
});

/** Tout ce que le pointeur change. */
export const Hovered = Default.extend(hovered());
