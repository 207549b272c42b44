import { useEffect } from 'react';
import { expect, fn, screen, spyOn, waitFor, within } from 'storybook/test';
import { inTests } from '#storybook/inTests.ts';
import { hovered } from '#storybook/decorators/inStates.tsx';
import preview from '#storybook/preview.tsx';
import { Cluster } from '../../primitives/Cluster/index.ts';
import { Button } from '../Button/index.ts';
import { Dialog } from '../Dialog/index.ts';
import { ToastProvider, useToast, type ToastOptions } from './Toast.tsx';

const undo = fn();

const toasts = {
  'Un mot': { title: 'Brouillon enregistré' },
  Publier: { title: 'Article publié', description: 'Il est en ligne.', variant: 'success' },
  Échouer: {
    title: 'Erreur',
    description: 'Impossible de supprimer l’article. Réessayez dans un instant.',
    variant: 'destructive',
  },
  Supprimer: { title: 'Étiquette supprimée', action: { label: 'Annuler', onClick: undo } },
} satisfies Record<string, ToastOptions>;

type Named = keyof typeof toasts;

/** A button for each; those of `shown` are there when the story begins. */
function Toasts({ shown = [] }: { shown?: readonly Named[] }) {
  const showToast = useToast();
  useEffect(() => {
    for (const name of shown) showToast(toasts[name]);
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- Once, when the story begins.
  }, []);
  return (
    <Cluster>
      {Object.entries(toasts).map(([label, toast]) => (
        <Button key={label} variant="outline" onClick={() => showToast(toast)}>
          {label}
        </Button>
      ))}
    </Cluster>
  );
}

const meta = preview.meta({
  title: 'Composants/Notification · Toast',
  component: ToastProvider,
  args: { children: null },
  argTypes: { children: { control: false } },
  parameters: {
    layout: 'padded',
    description: `Un événement vient d’avoir lieu : quelques mots au coin de l’écran, lus à voix haute, qui s’en vont après 6 secondes, 20 s’il y a
quelque chose à faire, sauf si le pointeur ou le focus s’y arrête. F6 y amène le clavier. Tant qu’une fenêtre est ouverte, ils passent en haut de l’écran.

Aussi : toast, snackbar, message éphémère.

\`\`\`tsx
const showToast = useToast();
showToast({ title: 'Étiquette supprimée', action: { label: 'Annuler', onClick: restore } });
\`\`\``,
    docs: { story: { inline: false, height: '20rem' } },
  },
  // The workbench already wraps each story in a provider, as the app does.
  render: () => <Toasts shown={['Publier']} />,
});

export const Default = meta.story({
  play: inTests(async ({ canvas, userEvent }) => {
    const wait = spyOn(globalThis, 'setTimeout');
    await userEvent.click(canvas.getByRole('button', { name: 'Un mot' }));
    await waitFor(() => expect(screen.getByRole('dialog', { name: 'Brouillon enregistré' })).toBeVisible());
    await expect(wait).toHaveBeenCalledWith(expect.any(Function), 6000);
    await userEvent.click(canvas.getByRole('button', { name: 'Supprimer' }));
    await expect(wait).toHaveBeenCalledWith(expect.any(Function), 20_000);
    wait.mockRestore();
  }),
});

export const WithAction = meta.story({
  name: 'Avec une action',
  render: () => <Toasts shown={['Supprimer']} />,
  play: inTests(async ({ userEvent, step }) => {
    undo.mockClear();
    const toast = await screen.findByRole('dialog', { name: 'Étiquette supprimée' });
    await step('le clavier y mène, et agir le ferme', async () => {
      await userEvent.keyboard('{F6}');
      const action = await screen.findByRole('button', { name: 'Annuler' });
      for (let tabs = 0; tabs < 3 && action !== document.activeElement; tabs += 1) await userEvent.tab();
      await userEvent.keyboard('{Enter}');
      await expect(undo).toHaveBeenCalledOnce();
      await waitFor(() => expect(toast).not.toBeInTheDocument());
    });
  }),
});

export const Variants = meta.story({
  render: () => <Toasts shown={Object.keys(toasts) as Named[]} />,
  play: async ({ userEvent }) => {
    await userEvent.hover(await screen.findByText('Étiquette supprimée'));
    await waitFor(() => expect(screen.getByText('Article publié')).toBeVisible());
    await expect(screen.getByRole('alert')).toHaveTextContent('Erreur');
  },
});

/** Une fenêtre ouverte garde ses boutons : les toasts passent en haut. */
export const OverADialog = meta.story({
  name: 'Au-dessus d’une fenêtre',
  render: () => (
    <Dialog
      title="Choisir une image"
      size="large"
      isOpen
      footer={<Toasts shown={Object.keys(toasts) as Named[]} />}
    >
      <div style={{ height: '70vh' }} />
    </Dialog>
  ),
  play: inTests(async ({ step }) => {
    const dialog = within(await screen.findByRole('dialog', { name: 'Choisir une image' }));
    await screen.findByRole('dialog', { name: 'Étiquette supprimée' });
    await Promise.allSettled(document.getAnimations().map((animation) => animation.finished));
    await step('rien ne couvre ce qui se clique dans la fenêtre', async () => {
      for (const button of dialog.getAllByRole('button')) {
        const { left, top, width, height } = button.getBoundingClientRect();
        const onTop = document.elementFromPoint(left + width / 2, top + height / 2);
        await expect(button.contains(onTop)).toBe(true);
      }
    });
  }),
});

/** Sur un téléphone, un texte deux fois plus grand a toute la largeur, sous l’icône et « Fermer ». */
export const Phone = meta.story({
  globals: { viewport: { value: 'phone' }, textSize: '200' },
  render: () => <Toasts shown={['Échouer']} />,
  play: inTests(async () => {
    const toast = await screen.findByRole('alertdialog', { name: 'Erreur' });
    await waitFor(async () => {
      const { top, width } = toast.getBoundingClientRect();
      await expect(top).toBeGreaterThan(0);
      const words = within(toast).getByText(/Impossible/);
      await expect(words.getBoundingClientRect().width).toBeGreaterThan(width / 2);
    });
  }),
});

/** Tout ce que le pointeur change. */
export const Hovered = WithAction.extend(hovered(() => screen.findByRole('button', { name: 'Annuler' })));
