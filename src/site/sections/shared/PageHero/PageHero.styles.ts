import styled from 'styled-components';
import { Waveform } from '#design-system/primitives/Waveform';
import { media } from '#theme/media.ts';
import { theme } from '#theme/theme.ts';

/** Runs along the bottom edge, half under it, so that only the crest of the voice shows behind the words. */
export const Backdrop = styled(Waveform)`
  --waveform-stroke: ${theme.space[1]};
  position: absolute;
  inset-inline: 0;
  inset-block-end: 0;
  height: ${theme.space[24]};
  overflow: hidden;
  color: ${theme.color.surfaceDarkRaised};

  ${media.laptop} {
    --waveform-stroke: ${theme.space[2]};
    inset-inline-start: 42%;
    width: 58%;
    height: 80%;
  }
`;

export const Layout = styled.div`
  position: relative;
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${theme.space[12]};
  padding-block-end: ${theme.space[12]};

  ${media.laptop} {
    grid-template-columns: minmax(0, 8fr) minmax(0, 4fr);
    align-items: end;
    padding-block: ${theme.space[8]};
  }
`;

export const Words = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  justify-items: start;
  gap: ${theme.space[6]};
`;

export const Aside = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${theme.space[6]};
`;
