import { Link } from 'react-router-dom';
import styled from 'styled-components';
import { media } from '#theme/media.ts';
import { darkSurface, surface } from '#theme/surface.ts';
import { popoverOpen } from '#theme/popoverOpen.ts';
import { theme } from '#theme/theme.ts';

export const MenuRoot = styled.div`
  ${darkSurface}
  position: fixed;
  inset: 0 0 0 auto;
  flex-direction: column;
  gap: ${theme.space[6]};
  width: min(22rem, 100vw - ${theme.space[12]});
  height: 100dvh;
  max-height: none;
  margin: 0;
  border: 0;
  padding: 0 ${theme.space[6]} ${theme.space[8]};
  overflow-y: auto;
  overscroll-behavior: contain;
  background: ${theme.color.surfaceDark};
  transform: translateX(100%);
  transition:
    transform ${theme.motion.feedback} ${theme.motion.ease},
    overlay ${theme.motion.feedback} allow-discrete,
    display ${theme.motion.feedback} allow-discrete;

  &${popoverOpen} {
    display: flex;
    transform: none;
  }
  @starting-style {
    &${popoverOpen} {
      transform: translateX(100%);
    }
  }
  &::backdrop {
    background: ${theme.color.overlay};
  }

  ul {
    padding: 0;
    list-style: none;
  }

  > svg {
    flex-shrink: 0;
    margin-block-start: auto;
  }

  ${media.tablet} {
    display: none;
  }
`;

export const Top = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  min-height: ${theme.size.header};
  margin-inline-end: calc(-1 * ${theme.space[2]});
`;

export const MenuLink = styled(Link)`
  display: flex;
  align-items: center;
  min-height: ${theme.space[12]};
  border-radius: ${theme.radius.control};
  color: ${surface.text};
  font-family: ${theme.font.heading};
  font-size: ${theme.text.h3};
  font-weight: ${theme.weight.bold};
  letter-spacing: ${theme.tracking.heading};
  text-decoration: none;

  &[aria-current] {
    color: ${surface.accentText};
  }
`;

export const Services = styled.ul`
  margin-block-end: ${theme.space[2]};
  border-inline-start: ${theme.size.lineStrong} solid ${surface.border};

  a {
    display: flex;
    align-items: center;
    min-height: ${theme.size.touch};
    padding-inline-start: ${theme.space[4]};
    color: ${surface.textMuted};
    text-decoration: none;
  }
  a[aria-current] {
    color: ${surface.accentText};
  }
`;

export const Contact = styled.p`
  display: grid;
  justify-items: start;

  a {
    display: inline-flex;
    align-items: center;
    min-height: ${theme.size.touch};
    color: ${surface.textMuted};
  }
`;
