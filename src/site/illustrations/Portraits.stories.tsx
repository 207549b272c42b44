import styled from 'styled-components';
import { mediaLibrary } from '#mocks/fixtures/media.ts';
import { toFrame } from '#features/media/site/frames.ts';
import { SitePicture } from '#features/media/site/SitePicture/SitePicture.tsx';
import { teamContent } from '#site/sections/about/Team/team.section.ts';
import { mainServicesContent } from '#site/sections/services/MainServices/mainServices.section.ts';
import { studiosContent } from '#site/sections/audiovisual/Studios/studios.section.ts';
import { theme } from '#theme/theme.ts';
import preview from '#storybook/preview.tsx';
import { gestures } from './gestures.ts';
import { Gesture } from './Scene.ts';
import { portraits } from './portraits.ts';
import { rooms } from './rooms.ts';
import { workbenches } from './workbenches.ts';

const Wall = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 18rem), 1fr));
  gap: 1rem;

  > * {
    overflow: hidden;
    aspect-ratio: 3 / 2;
  }
`;

const Night = styled(Wall)`
  padding: 1rem;
  background: ${theme.color.surfaceDarkRaised};
`;

const photo = {
  src: mediaLibrary[0]?.file_path ?? '',
  alt: 'Console de mixage',
  facts: { width: 640, height: 400, focal_x: 0.3, focal_y: 0.4 },
};

const frames = [toFrame('20rem', 3 / 2)] as const;

const meta = preview.meta({
  title: 'Fondations/Portraits et studios',
  component: SitePicture,
  args: { picture: 'dusk', seed: 'portrait', frames },
  argTypes: { drawing: { control: false } },
  parameters: {
    layout: 'padded',
    description:
      'Les gens et les pièces, dessinés sur le fond de la paire de couleurs que leur contenu choisit. Une image de la médiathèque prend la place d’un dessin, autour de son point d’intérêt; qui n’a ni l’un ni l’autre reçoit l’onde de son nom.',
  },
});

export const Equipe = meta.story({
  name: 'Équipe',
  render: () => (
    <Wall>
      {teamContent.members.map(({ id, name, portrait }) => (
        <div key={id}>
          <SitePicture picture={portrait} seed={name} drawing={portraits[id]} frames={frames} />
        </div>
      ))}
    </Wall>
  ),
});

/** Trois dessins et une photographie. */
export const AvecUnePhoto = meta.story({
  name: 'Avec une photo',
  render: () => (
    <Wall>
      {teamContent.members.slice(0, 4).map(({ id, name, portrait }, index) => (
        <div key={id}>
          <SitePicture
            picture={index === 1 ? photo : portrait}
            seed={name}
            drawing={portraits[id]}
            frames={frames}
          />
        </div>
      ))}
    </Wall>
  ),
});

export const Studios = meta.story({
  render: () => (
    <Wall>
      {studiosContent.studios.map(({ id, cover }) => (
        <div key={id}>
          <SitePicture picture={cover} seed={id} drawing={rooms[id]} frames={frames} />
        </div>
      ))}
    </Wall>
  ),
});

/** Les outils de chaque service. */
export const Etablis = meta.story({
  render: () => (
    <Wall>
      {mainServicesContent.services.map(({ id, cover }) => (
        <div key={id}>
          <SitePicture picture={cover} seed={id} drawing={workbenches[id]} frames={frames} />
        </div>
      ))}
    </Wall>
  ),
});

/** Un geste par chiffre. Les bras sortent de la ligne qui les coupe. */
export const Gestes = meta.story({
  render: () => (
    <Night>
      {Object.entries(gestures).map(([name, gesture]) => (
        <div key={name}>
          <Gesture as={gesture} />
        </div>
      ))}
    </Night>
  ),
});
