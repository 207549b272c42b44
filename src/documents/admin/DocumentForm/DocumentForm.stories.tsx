import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { insertContent } from '#mocks/states.ts';
import { inTests } from '#storybook/inTests.ts';
import { hovered } from '#storybook/decorators/inStates.tsx';
import preview from '#storybook/preview.tsx';
import type { HeroContent } from '#site/sections/home/Hero/hero.section.ts';
import { heroContent } from '#site/sections/home/Hero/hero.section.ts';
import { pageKind } from '#documents/contents/composedPage.ts';
import { findSection } from '#documents/contents/registry.ts';
import type { EditableSection } from '#documents/contents/section.ts';
import { OpenedForm } from './testing/OpenedForm.tsx';

const hero = findSection('home/hero') as EditableSection;

const meta = preview.meta({
  title: 'Administration/Documents/Formulaire · DocumentForm',
  component: OpenedForm,
  globals: { role: 'editor' },
  args: { section: hero, value: hero.content, onChange: fn() },
  render: (args) => (
    <div style={{ maxWidth: '40rem', padding: '1rem' }}>
      <OpenedForm {...args} />
    </div>
  ),
  parameters: {
    guide: {
      use: ['Pour tout ce que l’équipe écrit : le formulaire suit le schéma, on ne le dessine pas.'],
      instead: [
        { when: 'Le formulaire n’est pas celui d’un document', take: 'design-system/forms/Field' },
        { when: 'Il faut aussi la barre et ce qui est à côté', take: 'documents/admin/DocumentScreen' },
      ],
    },
    description: `Le formulaire d’une section, tiré de son schéma : chaque texte compte ses caractères contre ce que la mise en page contient, les liens se choisissent parmi les adresses du site, les icônes et les images se choisissent à l’œil, et les listes s’allongent, se déplacent et se raccourcissent au clavier.

Le contenu entier est remis à chaque changement, valable ou non : rien de ce qui est écrit ne se perd.`,
  },
});

const getLast = (onChange: unknown) => {
  const { calls } = (onChange as ReturnType<typeof fn>).mock;
  return calls.at(-1) as [HeroContent, boolean];
};

export const Default = meta.story({
  play: inTests(async ({ args, canvas, userEvent, step }) => {
    await step('Rien n’est annoncé tant que rien ne change', async () => {
      await expect(args.onChange).not.toHaveBeenCalled();
    });
    await step('Un texte modifié remet tout le contenu', async () => {
      const title = canvas.getByRole('textbox', { name: 'Titre' });
      await userEvent.clear(title);
      await userEvent.click(title);
      await userEvent.paste('Bonjour');
      await waitFor(() =>
        expect(getLast(args.onChange)).toEqual([{ ...heroContent, title: 'Bonjour' }, true]),
      );
    });
  }),
});

export const Mistakes = meta.story({
  play: async ({ args, canvas, userEvent, step }) => {
    const title = canvas.getByRole('textbox', { name: 'Titre' });
    await step('Ce qui dépasse la mise en page se dit à côté du champ, et reste écrit', async () => {
      await userEvent.click(title);
      await userEvent.paste(' '.padEnd(60, 'a'));
      await expect(await canvas.findByText(/Raccourcissez ce texte de \d+ caractères/)).toBeVisible();
      await expect(title).toBeInvalid();
      await waitFor(() => expect(getLast(args.onChange)[1]).toBe(false));
    });
    await step('Un champ vidé ne se dit qu’une fois quitté', async () => {
      await userEvent.clear(title);
      await expect(canvas.queryByText('Écrivez ce texte.')).toBeNull();
      await userEvent.tab();
      await expect(await canvas.findByText('Écrivez ce texte.')).toBeVisible();
    });
  },
});

export const Lists = meta.story({
  name: 'Listes',
  tags: ['no-visual'],
  play: inTests(async ({ args, canvas, userEvent, step }) => {
    const trades = within(canvas.getByRole('group', { name: 'Métiers' }));
    const order = () => getLast(args.onChange)[0].channels.map(({ label }) => label);
    await step('Descendre garde le focus sur l’élément, et l’annonce', async () => {
      const down = trades.getByRole('button', { name: 'Descendre « Podcast »' });
      down.focus();
      await userEvent.keyboard('{Enter}');
      await waitFor(() => expect(order()).toEqual(['Vidéo', 'Podcast', 'Marketing', 'Analytics']));
      await waitFor(() =>
        expect(trades.getByRole('button', { name: 'Descendre « Podcast »' })).toHaveFocus(),
      );
      await expect(trades.getByText(/place 2 sur 4/)).toBeInTheDocument();
    });
    await step('Un retrait se défait', async () => {
      await userEvent.click(trades.getByRole('button', { name: 'Retirer « Marketing »' }));
      await waitFor(() => expect(order()).toEqual(['Vidéo', 'Podcast', 'Analytics']));
      const undo = await trades.findByRole('button', { name: 'Remettre « Marketing »' });
      await waitFor(() => expect(undo).toHaveFocus());
      await userEvent.click(undo);
      await waitFor(() => expect(order()).toEqual(['Vidéo', 'Podcast', 'Marketing', 'Analytics']));
    });
    await step('Quatre métiers, pas un de plus', async () => {
      await expect(trades.getByRole('button', { name: 'Ajouter à la liste « Métiers »' })).toHaveAttribute(
        'aria-disabled',
        'true',
      );
      await expect(trades.getByText('La page en montre au plus 4.')).toBeVisible();
    });
  }),
});

export const NewItem = meta.story({
  name: 'Nouvel élément',
  tags: ['no-visual'],
  args: { value: { ...heroContent, channels: heroContent.channels.slice(0, 2) } },
  play: async ({ args, canvas, userEvent }) => {
    const trades = within(canvas.getByRole('group', { name: 'Métiers' }));
    await userEvent.click(trades.getByRole('button', { name: 'Ajouter à la liste « Métiers »' }));
    const name = (await trades.findAllByRole('textbox', { name: 'Nom' })).at(-1);
    await waitFor(() => expect(name).toHaveFocus());
    await expect(trades.queryByText('À corriger')).toBeNull();
    await userEvent.paste('Radio');
    const [headset] = trades.getAllByRole('radio', { name: 'Casque' }).slice(-1);
    if (headset) await userEvent.click(headset);
    await userEvent.tab();
    await userEvent.paste('En ondes.');
    await waitFor(() => {
      const [content, isValid] = getLast(args.onChange);
      return expect([content.channels.at(-1), isValid]).toEqual([
        { id: expect.any(String), label: 'Radio', icon: 'headset', preview: 'En ondes.' },
        true,
      ]);
    });
  },
});

/** Ce qu’une ancienne version du site a laissé. */
export const UnfitContent = meta.story({
  name: 'Contenu d’une forme dépassée',
  args: { value: { title: 'Un seul titre', ancien: true } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox', { name: 'Titre' })).toHaveValue('Un seul titre');
    await expect(canvas.getByText('Il en faut au moins 2.')).toBeVisible();
  },
});

export const Nested = meta.story({
  name: 'Listes imbriquées',
  args: {
    section: findSection('services/mainServices'),
    value: findSection('services/mainServices')?.content,
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByText('Production de podcasts'));
    // Each service has one: its name says whose.
    await expect(
      canvas.getByRole('group', { name: 'Ce qu’il comprend, Production de podcasts' }),
    ).toBeVisible();
  },
});

/** Une page que l’équipe a composée se choisit comme les autres. */
export const ToOwnPage = meta.story({
  name: 'Vers une page composée',
  tags: ['no-visual'],
  beforeEach: () =>
    insertContent('page/portes-ouvertes', {
      ...pageKind.blank,
      title: 'Portes ouvertes',
      slug: 'portes-ouvertes',
      description: 'Visitez nos studios.',
    }),
  play: async ({ args, canvas, userEvent }) => {
    const [page] = await canvas.findAllByRole('combobox', { name: 'Page du site' });
    if (!page) throw new Error('The hero has lost its buttons.');
    await userEvent.click(page);
    await userEvent.click(await screen.findByRole('option', { name: 'Portes ouvertes (/portes-ouvertes)' }));
    await waitFor(() =>
      expect(getLast(args.onChange)).toMatchObject([
        { actions: [{ to: '/portes-ouvertes' }, { to: '/services' }] },
        true,
      ]),
    );
  },
});

/** Tout ce que le pointeur change. */
export const Hovered = Default.extend(hovered());
