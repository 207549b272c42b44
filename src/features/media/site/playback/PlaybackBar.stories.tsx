import { Link, Route, Routes } from 'react-router-dom';
import { expect } from 'storybook/test';
import { mockPlayback } from '../testing/mockPlayback.ts';
import { inTests } from '#storybook/inTests.ts';
import preview from '#storybook/preview.tsx';
import { TextLink } from '#design-system/components/TextLink';
import { Section } from '#design-system/primitives/Section';
import { AudioPlayer } from '../AudioPlayer/AudioPlayer.tsx';
import { exampleSound } from '../testing/example.ts';
import { play } from './playback.ts';
import { PlaybackBar } from './PlaybackBar.tsx';
import { PlaybackSlot } from './PlaybackSlot.tsx';

let elements: ReturnType<typeof mockPlayback>;

const path = '/balados/voix-du-fleuve/le-fleuve-avant-l-aube';

const meta = preview.meta({
  title: 'Sections/Médias/Barre de lecture · PlaybackBar',
  component: PlaybackBar,
  // It comes with the sound that is played.
  args: { playback: undefined },
  argTypes: { playback: { control: false } },
  render: () => (
    <>
      <Section>
        <Routes>
          <Route
            path={path}
            element={
              <>
                <TextLink render={<Link to="/" />}>Accueil</TextLink>
                <AudioPlayer {...exampleSound} transcript={undefined} />
              </>
            }
          />
          <Route path="*" element={<p>Une autre page du site.</p>} />
        </Routes>
      </Section>
      <PlaybackSlot />
    </>
  ),
  beforeEach: () => {
    elements = mockPlayback({ duration: exampleSound.facts.duration });
    return elements.restore;
  },
  parameters: {
    description:
      'Le son qui continue pendant que l’on visite le site : une barre au bas de la fenêtre, qui ne couvre jamais la fin de la page. Son titre ramène à la page du lecteur, où elle s’efface : tout y est.',
  },
});

const track = { ...exampleSound, ...exampleSound.facts, path };

/** Lets the sound begin, as if somebody had pressed its button on a page before this one. */
async function begin(canvas: {
  findByRole: (role: 'region', options: { name: string }) => Promise<HTMLElement>;
}) {
  play(track);
  const audio = elements.played();
  elements.arrive(audio);
  elements.advance(audio, 52);
  await canvas.findByRole('region', { name: 'Lecteur' });
  return audio;
}

export const Default = meta.story({
  play: async ({ canvas }) => {
    await begin(canvas);
    await expect(canvas.getByRole('link', { name: exampleSound.title })).toHaveAttribute('href', path);
    await expect(canvas.getByText('0:52')).toBeVisible();
  },
});

export const Disconnected = meta.story({
  name: 'Connexion perdue',
  play: async ({ canvas }) => {
    elements.fail(await begin(canvas), MediaError.MEDIA_ERR_NETWORK);
    await expect(await canvas.findByRole('alert')).toHaveTextContent('La connexion s’est interrompue.');
  },
});

export const KeyboardNavigation = meta.story({
  tags: ['!dev'],
  play: inTests(async ({ canvas, userEvent, step }) => {
    const audio = await begin(canvas);
    await step('La pause', async () => {
      await userEvent.tab();
      await expect(
        canvas.getByRole('button', { name: `Mettre en pause ${exampleSound.title}` }),
      ).toHaveFocus();
      await userEvent.keyboard(' ');
      await expect(audio.paused).toBe(true);
      await userEvent.keyboard(' ');
      await expect(audio.paused).toBe(false);
    });
    await step('Les flèches avancent dans le son', async () => {
      await userEvent.tab();
      await userEvent.tab();
      await userEvent.tab();
      await expect(canvas.getByRole('slider', { name: `Position dans ${exampleSound.title}` })).toHaveFocus();
      await userEvent.keyboard('{ArrowRight}{PageUp}');
      await expect(audio.currentTime).toBe(87);
      await userEvent.keyboard('{PageDown}{ArrowLeft}');
      await userEvent.tab({ shift: true });
      await userEvent.tab({ shift: true });
      await userEvent.tab({ shift: true });
    });
    await step('Le titre ramène à la page, dont le lecteur reprend le son', async () => {
      await userEvent.tab();
      await userEvent.keyboard('{Enter}');
      await expect(await canvas.findByRole('slider')).toHaveValue('52');
      await expect(canvas.queryByRole('region', { name: 'Lecteur' })).toBeNull();
    });
    await step('Ailleurs, le même son continue', async () => {
      await userEvent.click(canvas.getByRole('link', { name: 'Accueil' }));
      await canvas.findByRole('region', { name: 'Lecteur' });
      await expect(elements.played()).toBe(audio);
      await expect(audio.paused).toBe(false);
      await expect(audio.isConnected).toBe(true);
    });
    await step('La fermeture', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Fermer le lecteur' }));
      await expect(canvas.queryByRole('region', { name: 'Lecteur' })).toBeNull();
      await expect(audio.paused).toBe(true);
    });
  }),
});
