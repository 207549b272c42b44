import styled, { css } from 'styled-components';
import { columns } from '#theme/columns.ts';
import { media } from '#theme/media.ts';
import { darkSurface, lightSurface } from '#theme/surface.ts';
import { theme } from '#theme/theme.ts';

/** The width of a drawing beside or under the words on wide screens, and the part of the screen that it may fill. */
const wide = { beside: '75rem', under: '80rem', stage: '90rem' } as const;

const light = css`
  ${lightSurface}
  --surface-bars: ${theme.color.brand};
`;

export const HeroRoot = styled.section`
  ${darkSurface}
  position: relative;
  isolation: isolate;
  overflow: hidden;
  overflow: clip;
  background: ${theme.color.surfaceDark};

  &[data-ground='ink'] {
    background: ${theme.scene.ink};
  }
  &[data-ground='dusk'] {
    background: ${theme.scene.dusk};
  }
  &[data-ground='deep'] {
    --surface-accent-text: ${theme.color.accentTint};
    background: ${theme.scene.deep};
  }
  &[data-ground='sand'] {
    ${light}
    background: ${theme.color.band};
  }
  &[data-ground='blush'] {
    ${light}
    background: ${theme.scene.blush};
  }
  &[data-ground='frost'] {
    ${light}
    background: ${theme.scene.frost};
  }
  &[data-ground='mint'] {
    ${light}
    background: ${theme.scene.mint};
  }
  &[data-ground='mist'] {
    ${light}
    --surface-text-muted: ${theme.color.text};
    --surface-accent-text: ${theme.color.text};
    --surface-border-control: ${theme.color.text};
    --focus-color: ${theme.color.text};
    background: ${theme.scene.mist};
  }

  &[data-composition] {
    display: flex;
    flex-direction: column;
  }
  &[data-composition='mirrored'] {
    flex-direction: column-reverse;
  }

  ${media.desktop} {
    &[data-composition] {
      display: block;
      min-height: 40rem;
    }
    &[data-composition='under'] {
      min-height: 45rem;
    }
  }
`;

export const Layout = styled.div`
  position: relative;
  z-index: 1;
  ${columns({ gap: 12, laptop: [8, 4] })}
  padding-block: ${theme.space[16]};

  [data-composition] > * > & {
    padding-block: ${theme.space[8]};
  }

  ${media.laptop} {
    align-items: end;
    padding-block: ${theme.space[16]};

    [data-composition] > * > & {
      grid-template-columns: minmax(0, 1fr);
    }
    > :only-child {
      grid-column: 1 / -1;
    }
  }
  ${media.desktop} {
    [data-composition] > * > & {
      padding-block: ${theme.space[16]};
    }
    [data-composition='beside'] > * > & {
      grid-template-columns: minmax(0, 31rem);
      padding-block-end: ${theme.space[32]};
    }
    [data-composition='under'] > * > & {
      grid-template-columns: minmax(0, 6fr) minmax(0, 6fr);
      align-items: start;
    }
    [data-composition='mirrored'] > * > & {
      grid-template-columns: minmax(0, 58%);
      justify-content: end;
      padding-block: ${theme.space[12]};
    }
  }
`;

export const Words = styled.div`
  ${columns({ gap: 4 })}
  justify-items: start;

  ${media.laptop} {
    gap: ${theme.space[6]};
  }
`;

export const Aside = styled.div`
  ${columns({ gap: 6 })}
`;

/**
 * The drawing goes on as far as the band does. On a phone it has a strip of its own, in the middle of which stands what the
 * page is about; on wide screens it fills the band, and words stand where it is plain.
 */
export const Stage = styled.div<{ $focus: number }>`
  position: relative;
  flex: none;
  height: 17rem;
  overflow: hidden;
  overflow: clip;

  svg {
    position: absolute;
    inset-block-end: 0;
    inset-inline-start: 50%;
    width: auto;
    height: 100%;
    transform: translateX(${({ $focus }) => -100 * $focus}%);
  }

  ${media.tablet} {
    height: 24rem;
  }
  ${media.desktop} {
    position: absolute;
    inset: 0;
    height: auto;
    pointer-events: none;

    svg {
      inset-inline: auto max(0px, (100% - ${wide.stage}) / 2);
      width: ${wide.beside};
      height: auto;
      transform: none;
    }
    [data-composition='mirrored'] > & svg {
      inset-inline: max(0px, (100% - ${wide.stage}) / 2) auto;
    }
    [data-composition='under'] > & svg {
      inset-inline: 50% auto;
      width: ${wide.under};
      transform: translateX(-50%);
    }
  }
  ${media.print} {
    display: none;
  }
`;
