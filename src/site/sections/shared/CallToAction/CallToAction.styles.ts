import styled, { css } from 'styled-components';
import { Waveform } from '#design-system/primitives/Waveform';
import { media } from '#theme/media.ts';
import { theme } from '#theme/theme.ts';

const accent = css`
  background: ${theme.color.accent};
  color: ${theme.color.onAccent};
  --focus-color: ${theme.color.onAccent};
  --surface-text: ${theme.color.onAccent};
  --surface-text-muted: ${theme.color.onAccent};
  --surface-strong: ${theme.color.brandActive};
  --surface-border-control: ${theme.color.onAccent};
`;

export const Panel = styled.div`
  ${accent}
  position: relative;
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${theme.space[8]};
  overflow: hidden;
  border-radius: ${theme.radius.panel};
  padding: ${theme.space[8]} ${theme.space[6]} 0;

  ${media.tablet} {
    padding: ${theme.space[16]} ${theme.space[16]} 0;
  }
  ${media.laptop} {
    grid-template-columns: minmax(0, 3fr) minmax(0, 2fr);
    align-items: end;
    gap: ${theme.space[12]};
  }
`;

export const Words = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  justify-items: start;
  gap: ${theme.space[6]};

  ${Panel} > & {
    ${media.laptop} {
      padding-block-end: ${theme.space[16]};
    }
  }
`;

/** The whole width of the page. */
export const Band = styled.section`
  ${accent}
  padding-block: ${theme.space[16]};

  ${media.laptop} {
    padding-block: ${theme.space[24]};
  }
`;

/** Half of the waveform sinks under the panel's edge: what shows is a voice that rises. */
export const Bars = styled(Waveform)`
  --waveform-stroke: ${theme.space[2]};
  height: ${theme.space[32]};
  margin-block-end: calc(-1 * ${theme.space[16]});
  color: ${theme.color.onAccent};

  ${media.laptop} {
    height: calc(2 * ${theme.space[32]});
    margin-block-end: calc(-1 * ${theme.space[32]});
  }
`;
