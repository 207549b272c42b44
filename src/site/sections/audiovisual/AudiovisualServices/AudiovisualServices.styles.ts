import styled, { css } from 'styled-components';
import { columns } from '#theme/columns.ts';
import { media } from '#theme/media.ts';
import { darkSurface, lightSurface, surface } from '#theme/surface.ts';
import { theme } from '#theme/theme.ts';

export const Choices = styled.fieldset`
  ${columns({ gap: 4, tablet: 2 })}

  ${media.tablet} {
    gap: ${theme.space[6]};
  }
`;

export const Head = styled.div`
  display: flex;
  align-items: center;
  gap: ${theme.space[3]};
`;

/** Seen by assistive technology and the keyboard; the card shows its state. */
export const Radio = styled.input`
  position: absolute;
  opacity: 0;
`;

const chosen = css`
  ${darkSurface}
  border-color: ${theme.color.surfaceDark};
  background: ${theme.color.surfaceDark};

  > svg {
    color: ${theme.color.accent};
  }
  ${media.forcedColors} {
    border-color: Highlight;
  }
`;

export const ServiceCard = styled.article`
  ${lightSurface}
  position: relative;
  display: flex;
  flex-direction: column;
  gap: ${theme.space[4]};
  border: ${theme.size.lineStrong} solid ${theme.color.border};
  border-radius: ${theme.radius.panel};
  padding: ${theme.space[6]};
  background: ${theme.color.surface};
  transition:
    background-color ${theme.motion.feedback} ${theme.motion.ease},
    border-color ${theme.motion.feedback} ${theme.motion.ease};

  /* The label of the radio button covers its card. */
  label {
    cursor: pointer;
  }
  label::after {
    content: '';
    position: absolute;
    inset: calc(-1 * ${theme.size.lineStrong});
    border-radius: ${theme.radius.panel};
  }
  ${Radio}:focus-visible + label::after {
    outline: ${theme.size.focusRing} solid ${theme.color.focus};
    outline-offset: ${theme.size.lineStrong};
  }
  > svg {
    margin-block-start: auto;
    color: ${surface.border};
    transition: color ${theme.motion.feedback} ${theme.motion.ease};
  }

  ${media.hover} {
    &:hover {
      border-color: ${theme.color.brandSoft};
    }
  }
  ${media.tablet} {
    padding: ${theme.space[8]};
  }
  &:has(:checked) {
    ${chosen}
  }
  /* Firefox before 121: once the app knows of it. */
  @supports not selector(:has(*)) {
    &[data-chosen] {
      ${chosen}
    }
  }
`;

export const Features = styled.ul`
  ${columns({ gap: 1, laptop: 2 })}

  ${media.laptop} {
    gap: ${theme.space[2]} ${theme.space[4]};
  }
`;

export const Summary = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${theme.space[4]};
  margin-block-start: ${theme.space[6]};
  border-radius: ${theme.radius.card};
  padding: ${theme.space[4]} ${theme.space[6]};
  background: ${theme.color.brandTint};
`;
