import styled from 'styled-components';
import { columns } from '#theme/columns.ts';
import { media } from '#theme/media.ts';
import { darkSurface, lightSurface, surface } from '#theme/surface.ts';
import { theme } from '#theme/theme.ts';

export const Bento = styled.div`
  ${columns({ gap: 4, tablet: 2 })}

  ${media.tablet} {
    gap: ${theme.space[6]};
  }
  ${media.laptop} {
    grid-template-columns: repeat(12, minmax(0, 1fr));
  }
`;

export const ServiceRoot = styled.article`
  ${lightSurface}
  --surface-link: ${theme.color.text};
  --surface-border: ${theme.color.text};
  position: relative;
  display: flex;
  flex-direction: column;
  gap: ${theme.space[6]};
  border-radius: ${theme.radius.panel};
  padding: clamp(${theme.space[6]}, 3vw, ${theme.space[8]});
  transition:
    transform ${theme.motion.feedback} ${theme.motion.ease},
    box-shadow ${theme.motion.feedback} ${theme.motion.ease};

  &[data-colour='navy'] {
    ${darkSurface}
    --surface-border: ${theme.color.brandSoft};
    background: ${theme.color.brand};
  }
  &[data-colour='sky'] {
    background: ${theme.color.brandTint};
  }
  &[data-colour='signal'] {
    background: ${theme.color.accentTint};
  }
  &[data-colour='aurora'] {
    background: ${theme.color.progressTint};
  }

  [data-cover] {
    gap: ${theme.space[3]};
    font-weight: inherit;
    overflow-wrap: anywhere;
    text-decoration: none;
  }
  [data-cover]::after {
    content: '';
    position: absolute;
    inset: 0;
    border-radius: ${theme.radius.panel};
  }
  [data-cover]:focus-visible {
    outline: none;
  }
  [data-cover]:focus-visible::after {
    outline: ${theme.size.focusRing} solid var(--focus-color, ${theme.color.focus});
    outline-offset: calc(-1 * ${theme.size.focusRing});
  }
  ${media.hover} {
    &:hover {
      box-shadow: ${theme.shadow.raised};
      transform: translateY(calc(-1 * ${theme.space[1]}));
    }
    &:hover h3 span {
      transform: translateX(${theme.space[1]});
    }
  }

  ${media.tablet} {
    &:first-child,
    &:last-child {
      grid-column: 1 / -1;
    }
  }
  ${media.laptop} {
    grid-column: span 5;

    &:first-child {
      grid-column: span 7;
      grid-row: span 2;
    }
    &:last-child {
      display: grid;
      grid-template-columns: minmax(0, 5fr) minmax(0, 4fr) minmax(0, 3fr);
      align-items: center;
      gap: ${theme.space[12]};
    }
  }
`;

export const Words = styled.div`
  ${columns({ gap: 3 })}
  justify-items: start;
`;

export const Features = styled.ul`
  display: grid;
  gap: ${theme.space[2]};

  li {
    position: relative;
    padding-inline-start: ${theme.space[6]};
  }
  /* One bar of the waveform marks each line. */
  li::before {
    content: '';
    position: absolute;
    inset-block: 0.3em;
    inset-inline-start: ${theme.space[2]};
    width: ${theme.space[1]};
    max-height: 1em;
    border-radius: ${theme.radius.pill};
    background: ${theme.color.accent};
  }
`;

/** As high as the cards beside it leave it. */
export const Picture = styled.div`
  position: relative;
  flex: 1;
  min-height: calc(2 * ${theme.space[24]});
  overflow: hidden;
  border-radius: ${theme.radius.card};

  svg {
    position: absolute;
    height: 100%;
  }
`;

export const Metrics = styled.dl`
  display: flex;
  flex-wrap: wrap;
  justify-content: space-between;
  gap: ${theme.space[3]};
  margin-block-start: auto;
  border-block-start: ${theme.size.line} solid ${surface.border};
  padding-block-start: ${theme.space[4]};

  > div {
    display: flex;
    flex-direction: column-reverse;
  }
  dt {
    font-size: ${theme.text.small};
  }
  dd {
    font-family: ${theme.font.heading};
    font-size: ${theme.text.h3};
    font-weight: ${theme.weight.black};
    line-height: 1.1;
  }
`;
