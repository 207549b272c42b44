import { expect, within } from 'storybook/test';
import { mockPlayback } from '../testing/mockPlayback.ts';
import { endsHere, inTests } from '#storybook/inTests.ts';
import { hovered } from '#storybook/decorators/inStates.tsx';
import preview from '#storybook/preview.tsx';
import { parseCaptions } from '#features/media/data/captions/captions.ts';
import { Section } from '#design-system/primitives/Section';
import { setSpeed } from '../playback/playback.ts';
import { exampleSound } from '../testing/example.ts';
import { findDocument, WithoutScripts } from '../testing/WithoutScripts.tsx';
import { AudioPlayer } from './AudioPlayer.tsx';

let elements: ReturnType<typeof mockPlayback>;

const meta = preview.meta({
  title: 'Sections/Médias/Lecteur audio · AudioPlayer',
  component: AudioPlayer,
  args: exampleSound,
  decorators: [
    (Story) => (
      <Section>
        <Story />
      </Section>
    ),
  ],
  beforeEach: () => {
    elements = mockPlayback({ duration: exampleSound.facts.duration });
    return elements.restore;
  },
  parameters: {
    guide: {
      use: ['Pour un son que l’on écoute sur sa page, avec ses chapitres.'],
      instead: [
        { when: 'Une pression suffit, dans une liste', take: 'features/media/site/ListenButton' },
        { when: 'C’est une image qui bouge', take: 'features/media/site/Film' },
      ],
    },
    path: '/balados/voix-du-fleuve/le-fleuve-avant-l-aube',
    description: `Un son aux couleurs de la marque : l’onde est sa barre de lecture, les chapitres et la transcription y mènent. Sans scripts, c’est le lecteur du navigateur, et tout le texte se lit. Rien n’est téléchargé avant la première pression; le son continue pendant que l’on visite le site (voir PlaybackBar).

Aussi : son, lecteur, podcast.

\`\`\`tsx
<AudioPlayer title={title} show={show} src={mediaUrl(sound.src)} facts={sound.facts} chapters={chapters} transcript={transcript} />
\`\`\`

**À faire** : une transcription pour chaque épisode; c’est elle que les moteurs de recherche lisent.

**À éviter** : deux lecteurs du même son sur une page.`,
  },
});

const { cues } = parseCaptions(exampleSound.transcript);
/** When a passage begins. */
const passageAt = (words: RegExp) => cues.find(({ text }) => words.test(text))?.start;

type Canvas = ReturnType<typeof within>;
type Events = { click: (element: Element) => Promise<void> };

/** Presses the button and lets the file come. */
async function listen(canvas: Canvas, userEvent: Events, seconds = 0) {
  await userEvent.click(canvas.getByRole('button', { name: `Écouter ${exampleSound.title}` }));
  const audio = elements.played();
  elements.arrive(audio);
  if (seconds > 0) elements.advance(audio, seconds);
  await canvas.findByRole('slider');
  return audio;
}

export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: `Écouter ${exampleSound.title}` })).toBeVisible();
    await expect(canvas.queryByRole('slider')).toBeNull();
    await expect(canvas.getByText('3:04')).toBeVisible();
    await expect(canvas.getByText(/une grise, on la garde/)).toBeVisible();
  },
});

export const Loading = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: `Écouter ${exampleSound.title}` }));
    await expect(canvas.getByRole('status')).toHaveTextContent('Chargement du son…');
    await expect(
      canvas.getByRole('button', { name: `Mettre en pause ${exampleSound.title}` }),
    ).toHaveAttribute('aria-busy', 'true');
    await canvas.findByRole('slider');
  },
});

export const Playing = meta.story({
  play: async ({ canvas, userEvent, step }) => {
    const audio = await listen(canvas, userEvent, 52);
    await expect(await canvas.findByText('0:52')).toBeVisible();
    const slider = canvas.getByRole('slider', { name: `Position dans ${exampleSound.title}` });
    await expect(slider.getAttribute('aria-valuetext')?.replaceAll('\u00A0', ' ')).toBe(
      '52 secondes sur 3 minutes 4 secondes',
    );
    await step('Le chapitre et le passage en cours sont marqués', async () => {
      await expect(canvas.getByText('Le départ du traversier').closest('li')).toHaveAttribute('aria-current');
      await expect(canvas.getByText(/Jamais. Le jour où/)).toHaveAttribute('data-current');
    });
    if (await endsHere()) return;
    await step('Un chapitre, un passage et les sauts y mènent', async () => {
      await userEvent.click(
        canvas.getByRole('button', { name: 'Écouter à partir de 1:55, Une pilote à la barre' }),
      );
      await expect(audio.currentTime).toBe(115);
      await userEvent.click(canvas.getByRole('button', { name: 'Écouter à partir de 0:42' }));
      await expect(audio.currentTime).toBe(42);
      await userEvent.click(canvas.getByRole('button', { name: /^Avancer de 15/ }));
      await expect(audio.currentTime).toBe(57);
      await userEvent.click(canvas.getByRole('button', { name: /^Reculer de 15/ }));
      await expect(audio.currentTime).toBe(42);
    });
    await step('Une phrase aussi', async () => {
      await userEvent.click(canvas.getByText(/Jamais. Le jour où/));
      await expect(audio.currentTime).toBe(passageAt(/Jamais. Le jour où/));
    });
    await step('La vitesse change', async () => {
      await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Vitesse' }), '1.5');
      await expect(audio.playbackRate).toBe(1.5);
      setSpeed(1);
    });
    await step('La pause', async () => {
      await userEvent.click(canvas.getByRole('button', { name: `Mettre en pause ${exampleSound.title}` }));
      await expect(audio.paused).toBe(true);
    });
  },
});

export const KeyboardNavigation = meta.story({
  tags: ['!dev'],
  play: inTests(async ({ canvas, userEvent, step }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: `Écouter ${exampleSound.title}` })).toHaveFocus();
    await userEvent.keyboard(' ');
    const audio = elements.played();
    elements.arrive(audio);
    const slider = await canvas.findByRole('slider');
    await step('Le bouton garde le focus', async () => {
      await expect(
        canvas.getByRole('button', { name: `Mettre en pause ${exampleSound.title}` }),
      ).toHaveFocus();
    });
    await step('Les flèches avancent de cinq secondes, les pages de trente', async () => {
      await userEvent.tab();
      await expect(slider).toHaveFocus();
      await userEvent.keyboard('{ArrowRight}{ArrowRight}{ArrowLeft}');
      await expect(audio.currentTime).toBe(5);
      await userEvent.keyboard('{PageUp}');
      await expect(audio.currentTime).toBe(35);
      await userEvent.keyboard('{PageDown}{PageDown}');
      await expect(audio.currentTime).toBe(0);
    });
    await step('Dans la transcription, elles vont d’une phrase à l’autre, et Entrée l’écoute', async () => {
      canvas.getByRole('region', { name: `Transcription de ${exampleSound.title}` }).focus();
      await userEvent.keyboard('{ArrowRight}{ArrowRight}{ArrowRight}{ArrowLeft}');
      await expect(document.activeElement).toHaveAttribute('data-cue', '1');
      await userEvent.keyboard('{Enter}');
      await expect(audio.currentTime).toBe(cues[1]?.start);
    });
    await step('Qui lit ailleurs dans la transcription n’est pas ramené', async () => {
      const text = canvas.getByRole('region', { name: `Transcription de ${exampleSound.title}` });
      text.focus();
      await userEvent.keyboard('{ArrowDown}');
      await userEvent.click(await canvas.findByRole('button', { name: 'Suivre la lecture' }));
      await expect(canvas.queryByRole('button', { name: 'Suivre la lecture' })).toBeNull();
    });
  }),
});

export const Ended = meta.story({
  play: async ({ canvas, userEvent }) => {
    await listen(canvas, userEvent, exampleSound.facts.duration);
    await expect(
      await canvas.findByRole('button', { name: `Réécouter ${exampleSound.title}` }),
    ).toBeVisible();
  },
});

/** La médiathèque n’a plus le fichier : rien ne promet de le jouer, et le texte se lit. */
export const NotInLibrary = meta.story({
  name: 'Absent de la médiathèque',
  args: { isGone: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Ce son n’est plus en ligne')).toBeVisible();
    await expect(canvas.getByText(/une grise, on la garde/)).toBeVisible();
    await expect(canvas.queryByRole('button')).toBeNull();
    await expect(canvas.queryByRole('link', { name: 'Télécharger' })).toBeNull();
  },
});

/** Le fichier a été supprimé pendant que l’on écoutait. */
export const Gone = meta.story({
  play: async ({ canvas, userEvent, step }) => {
    const audio = await listen(canvas, userEvent, 20);
    elements.fail(audio, MediaError.MEDIA_ERR_SRC_NOT_SUPPORTED);
    const alert = await canvas.findByRole('alert');
    await expect(alert).toHaveTextContent('Ce son ne répond plus. Le fichier a peut-être été retiré.');
    await expect(within(alert).getByRole('link', { name: 'Ouvrir le fichier' })).toHaveAttribute(
      'href',
      exampleSound.src,
    );
    if (await endsHere()) return;
    await step('Un nouvel essai reprend où le son s’est arrêté', async () => {
      await userEvent.click(within(alert).getByRole('button', { name: 'Réessayer' }));
      elements.arrive(audio);
      await expect(audio.currentTime).toBe(20);
      await expect(canvas.queryByRole('alert')).toBeNull();
    });
  },
});

/** On ne connaît du son que son adresse. */
export const Bare = meta.story({
  args: { show: undefined, facts: undefined, chapters: undefined, transcript: undefined },
});

export const NoScripts = meta.story({
  render: (args) => (
    <WithoutScripts>
      <AudioPlayer {...args} />
    </WithoutScripts>
  ),
  play: async ({ canvasElement }) => {
    const page = await findDocument(canvasElement);
    const audio = page.querySelector('audio');
    await expect(audio?.checkVisibility()).toBe(true);
    await expect(audio?.preload).toBe('none');
    for (const button of page.querySelectorAll('button')) await expect(button.checkVisibility()).toBe(false);
    await expect(page.body).toHaveTextContent(/une grise, on la garde/);
  },
});

/** Tout ce que le pointeur change. */
export const Hovered = Default.extend(hovered());
