import styled, { css } from 'styled-components';
import { Waveform } from '#design-system/primitives/Waveform';
import { columns } from '#theme/columns.ts';
import { media } from '#theme/media.ts';
import { surface } from '#theme/surface.ts';
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
  ${columns({ laptop: [3, 2] })}
  overflow: hidden;
  border-radius: ${theme.radius.panel};
`;

export const Words = styled.div`
  ${columns({ gap: 6 })}
  align-content: start;
  justify-items: start;

  ${Panel} > & {
    padding: ${theme.space[8]} min(${theme.space[6]}, 6vw);

    ${media.tablet} {
      padding: ${theme.space[16]};
    }
  }
`;

/** The part of the panel that isn't words, up to its edges. */
export const Aside = styled.div`
  position: relative;
  display: grid;
  min-height: 16rem;
  overflow: hidden;
  overflow: clip;

  ${media.print} {
    display: none;
  }
`;

/** Words, and beside them the number that one may call. */
export const Split = styled.div`
  ${columns({ gap: 12, laptop: 2 })}

  ${media.laptop} {
    gap: ${theme.space[16]};
  }
`;

export const Direct = styled.div`
  container-type: inline-size;
  display: grid;
  align-content: start;
  gap: ${theme.space[6]};
  border-block-start: ${theme.size.lineStrong} solid ${surface.text};
  padding-block-start: ${theme.space[6]};
`;

export const Phone = styled.a`
  color: ${surface.text};
  font-family: ${theme.font.heading};
  font-size: max(${theme.text.h2}, 14cqi);
  font-variant-numeric: tabular-nums;
  font-weight: ${theme.weight.black};
  line-height: ${theme.leading.tight};
  letter-spacing: ${theme.tracking.display};
  text-decoration-color: ${theme.color.accent};
  text-decoration-thickness: ${theme.size.focusRing};
`;

/** A page that is read, not looked at, ends on one line. */
export const Line = styled.div`
  ${columns({ gap: 6 })}
  border-block-start: ${theme.size.line} solid ${surface.border};
  padding-block-start: ${theme.space[8]};

  ${media.laptop} {
    grid-template-columns: minmax(0, 1fr) auto;
    align-items: end;
    gap: ${theme.space[12]};
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
  align-self: end;
  height: ${theme.space[32]};
  margin-block-end: calc(-1 * ${theme.space[16]});
  margin-inline: ${theme.space[6]};
  color: ${theme.color.onAccent};

  ${media.laptop} {
    height: calc(2 * ${theme.space[32]});
    margin-block-end: calc(-1 * ${theme.space[32]});
    margin-inline: 0 ${theme.space[16]};
  }
  ${media.print} {
    display: none;
  }
`;
