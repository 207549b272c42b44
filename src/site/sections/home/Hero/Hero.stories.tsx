import { expect, fireEvent, spyOn, waitFor } from 'storybook/test';
import { inTests } from '#storybook/inTests.ts';
import preview from '#storybook/preview.tsx';
import { paths } from '#paths.ts';
import { play } from '#features/media/site/playback/playback.ts';
import { exampleSound } from '#features/media/site/testing/example.ts';
import { mockPlayback } from '#features/media/site/testing/mockPlayback.ts';
import { toPhrases } from '#features/podcasts/site/toPhrases.ts';
import { parseCaptions } from '#features/media/data/captions/captions.ts';
import { Hero } from './Hero.tsx';
import { heroContent } from './hero.section.ts';

/** The text as queries read it: they take a no-break space for a space. */
const asShown = (text: string) => text.replaceAll('\u00A0', ' ');

const meta = preview.meta({
  title: 'Sections/Accueil/Ouverture · Hero',
  component: Hero,
  args: heroContent,
  parameters: {
    guide: {
      use: ['Une fois, en tête de l’accueil.'],
      instead: [
        { when: 'C’est une autre page', take: 'site/sections/shared/PageHero' },
        { when: 'C’est un article', take: 'features/articles/site/ArticleHeader' },
      ],
    },
    description: `Le premier écran de l’accueil. Une onde le traverse, un tronçon par métier : survoler, toucher ou atteindre au clavier un métier éclaire le sien et montre sa ligne. Le premier métier est éclairé à l’arrivée; sans script, les quatre lignes se lisent l’une sous l’autre.

▷ dans l’onde joue quelques secondes d’un épisode, que l’équipe choisit avec le contenu de la bannière; sans épisode en ligne, il n’y a pas de ▷.

L’onde répond : ses barres se lèvent sous le pointeur et, tant qu’un son est ouvert, elles ont sa forme, ce qui en a été entendu en corail. Elle ne bouge jamais d’elle-même, ni pour qui préfère moins de mouvement.`,
  },
});

/** As for somebody who has asked for less motion, or hasn't, whatever the browser that takes pictures says. */
const answerMotion = (answer: 'all' | 'not all') => () => {
  const ask = globalThis.matchMedia;
  const asked = spyOn(globalThis, 'matchMedia').mockImplementation((query) =>
    ask.call(globalThis, query.includes('reduced-motion') ? answer : query),
  );
  return () => asked.mockRestore();
};
const allowMotion = answerMotion('not all');

export const Default = meta.story({
  beforeEach: allowMotion,
  play: inTests(async ({ args, canvas, canvasElement, userEvent, step }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Faites entendre votre voix' })).toBeVisible();
    const targets = canvas.getAllByRole('link').map((link) => link.getAttribute('href'));
    await expect(targets).toEqual([paths.contact, paths.services]);
    await step('Les barres se lèvent sous le pointeur, et nulle part ailleurs', async () => {
      const bars = [...canvasElement.querySelectorAll<SVGElement>('button > :first-child path')];
      // In a drawing of its own, each is moved by the compositor.
      await expect(new Set(bars.map((bar) => bar.ownerSVGElement)).size).toBe(bars.length);
      await fireEvent.pointerMove(canvas.getByRole('heading', { level: 1 }), { clientX: 1 });
      await waitFor(() => expect(bars[0]?.style.transform).toMatch(/^scaleY/));
      await expect(bars.at(-1)?.style.transform).toBe('');
    });
    await step('Survoler une icône éclaire son onde et change la ligne', async () => {
      for (const { label, preview: line } of args.channels) {
        await userEvent.hover(canvas.getByRole('button', { name: label }));
        await expect(canvas.getByRole('button', { name: label })).toHaveAccessibleDescription(line);
      }
      const visible = () =>
        args.channels.filter(({ preview: line }) =>
          canvas.getByText(asShown(line)).checkVisibility({ visibilityProperty: true }),
        );
      await waitFor(() => expect(visible().map(({ id }) => id)).toEqual(['analytics']));
    });
  }),
});

const { title, show, src, facts, transcript } = exampleSound;
const part = { from: 0, to: 20, on: paths.home };
const excerpt = {
  track: { title, show, src, ...facts, path: paths.episode('voix-du-fleuve', 'le-fleuve'), excerpt: part },
  phrases: toPhrases(parseCaptions(transcript).cues, part),
};

let elements: ReturnType<typeof mockPlayback>;
const mockSound = () => {
  elements = mockPlayback({ duration: facts.duration });
  return elements.restore;
};

/** ▷ joue l’extrait que l’équipe a choisi, au clavier aussi; ce qui s’y dit suit l’onde, et le corail ce qu’on a entendu. */
export const WithExcerpt = meta.story({
  name: 'Avec un extrait',
  args: { excerpt },
  beforeEach: mockSound,
  play: inTests(async ({ canvas, canvasElement, userEvent, step }) => {
    const button = canvas.getByRole('button', { name: `Écouter 20 secondes de ${show}, ${title}` });
    await step('Rien n’est demandé avant la pression', async () => {
      await expect(canvasElement.ownerDocument.querySelector('audio[src], audio[data-src]')).toBeNull();
    });
    await step('Entrée le joue, ce qui se dit se lit', async () => {
      button.focus();
      await userEvent.keyboard('{Enter}');
      const audio = elements.played();
      await expect(audio).toHaveAttribute('data-src', src);
      elements.arrive(audio);
      elements.advance(audio, 1);
      await expect(await canvas.findByText('quatre')).toBeVisible();
      await expect(button).toHaveAccessibleName(/^Mettre en pause/);
    });
    await step('À la fin, le son s’arrête, l’onde est entendue et la suite est offerte', async () => {
      const audio = elements.played();
      for (let second = 0; second < 20; second += 1) elements.advance(audio, 1);
      await expect(audio.paused).toBe(true);
      await expect(await canvas.findByRole('link', { name: /^La suite/ })).toBeVisible();
      await waitFor(() => expect(canvasElement.querySelectorAll('li [data-heard]')).toHaveLength(72));
    });
  }),
});

/** Pour qui préfère moins de mouvement, les barres gardent leur forme et prennent la couleur seule. */
export const Still = meta.story({
  name: 'Sans mouvement',
  tags: ['no-visual'],
  args: { excerpt },
  beforeEach: mockSound,
  play: inTests(async ({ canvas, canvasElement, userEvent }) => {
    const restore = answerMotion('all')();
    await userEvent.click(canvas.getByRole('button', { name: /^Écouter 20 secondes/ }));
    elements.arrive(elements.played());
    elements.advance(elements.played(), 5);
    await waitFor(() => expect(canvasElement.querySelectorAll('li [data-heard]')).toHaveLength(18));
    await expect(canvasElement.querySelectorAll('li [style*="scale"]')).toHaveLength(0);
    restore();
  }),
});

export const KeyboardNavigation = meta.story({
  tags: ['!dev'],
  play: async ({ canvas, userEvent }) => {
    canvas.getByRole('button', { name: 'Podcast' }).focus();
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Vidéo' })).toHaveAttribute('aria-pressed', 'true');
  },
});

/** Un son est ouvert : l’onde est la sienne, entendue à moitié. */
export const Sounding = meta.story({
  name: 'Avec un son',
  tags: ['no-visual'],
  beforeEach: () => {
    const forbidMotion = allowMotion();
    elements = mockPlayback({ duration: facts.duration });
    play({ title, src, ...facts, path: paths.podcasts }, facts.duration / 2);
    elements.arrive(elements.played());
    return () => {
      elements.restore();
      forbidMotion();
    };
  },
  play: async ({ canvasElement }) => {
    const countBars = (which: string) =>
      canvasElement.querySelectorAll(`button > :first-child path${which}`).length;
    await waitFor(() => expect(countBars('[data-heard]')).toBe(countBars('') / 2));
  },
});
