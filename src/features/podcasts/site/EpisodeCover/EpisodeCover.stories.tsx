import styled from 'styled-components';
import preview from '#storybook/preview.tsx';
import { EpisodeCover } from './EpisodeCover.tsx';

const Row = styled.div`
  display: grid;
  grid-template-columns: repeat(3, minmax(0, 12rem));
  gap: 1rem;
`;

const waveform = '0027bqkhe94fsyuo83019dmvzxrj62005cgpte9402';

const meta = preview.meta({
  title: 'Sections/Balados/Couverture d’un épisode · EpisodeCover',
  component: EpisodeCover,
  args: { seed: 'releve-24', number: 24, waveform },
  parameters: {
    guide: {
      use: ['Pour un épisode sans image à lui.'],
      instead: [
        { when: 'L’épisode a une image', take: 'features/media/site/CoverPicture' },
        { when: 'Ce n’est pas un épisode', take: 'design-system/primitives/CoverArt' },
      ],
    },
    layout: 'padded',
    description:
      'La couverture d’un épisode sans image : son numéro, au-dessus de l’onde de son propre son. Deux épisodes de suite n’ont pas les mêmes couleurs, et aucune n’est marine, pour se détacher d’une carte à la une.',
  },
});

export const Default = meta.story();

export const OneAfterTheOther = meta.story({
  name: 'L’une après l’autre',
  render: (args) => (
    <Row>
      {[22, 23, 24].map((number) => (
        <EpisodeCover key={number} {...args} number={number} />
      ))}
    </Row>
  ),
});

/** Ni numéro ni son connus : tirée de l’identifiant. */
export const FromItsSeed = meta.story({
  name: 'Tirée de l’identifiant',
  args: { number: undefined, waveform: undefined },
});
