import styled from 'styled-components';
import { theme } from '#theme/theme.ts';
import { Waveform } from '../../primitives/Waveform/index.ts';

export const EmptyStateRoot = styled.div`
  display: flex;
  flex-direction: column;
  align-items: center;
  gap: ${theme.space[4]};
  max-width: 30rem;
  margin-inline: auto;
  padding: ${theme.space[12]} ${theme.space[4]};
  text-align: center;
  text-wrap: balance;
  overflow-wrap: anywhere;

  > * {
    max-width: 100%;
  }
`;

/** The voice on the left, the silence on the right: the rest of the bars are flat. */
export const Silence = styled(Waveform)`
  width: 16rem;
  max-width: 100%;
  margin-block-end: ${theme.space[2]};

  path[data-rest] {
    transform: scaleY(0.08);
    transform-origin: center;
  }
`;
