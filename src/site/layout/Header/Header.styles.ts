import { Link } from 'react-router-dom';
import styled from 'styled-components';
import { Container } from '#design-system/primitives/Container';
import { media } from '#theme/media.ts';
import { darkSurface, lightSurface, surface } from '#theme/surface.ts';
import { popoverOpen } from '#theme/popoverOpen.ts';
import { theme } from '#theme/theme.ts';

/** Marks the very top of the page. */
export const Sentinel = styled.div`
  position: absolute;
  inset-block-start: 0;
`;

export const HeaderRoot = styled.header`
  position: sticky;
  inset-block-start: 0;
  z-index: ${theme.zIndex.sticky};
  transition:
    background-color ${theme.motion.feedback} ${theme.motion.ease},
    box-shadow ${theme.motion.feedback} ${theme.motion.ease};

  &[data-variant='transparent'] {
    ${darkSurface}
    position: fixed;
    inset-inline: 0;
    /* Fades to nothing over the hero, and keeps the words readable over a light section until the script is there. */
    background: linear-gradient(${theme.color.surfaceDark} 40%, transparent);
  }
  &[data-opaque] {
    ${lightSurface}
    background: ${theme.color.surface};
    box-shadow: ${theme.shadow.soft};
  }

  ${media.print} {
    &[data-variant] {
      ${lightSurface}
      position: static;
    }
  }
  /* Nothing would ever turn it opaque. */
  ${media.noScript} {
    &[data-variant='transparent'] {
      position: absolute;
    }
  }
`;

export const Bar = styled(Container)`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 0 ${theme.space[4]};
  min-height: ${theme.size.header};

  ${media.print} {
    > :not(:first-child) {
      display: none;
    }
  }
  > button {
    margin-inline-end: calc(-1 * ${theme.space[2]});
  }
  ${media.belowTablet} {
    container: site-bar / inline-size;
    column-gap: min(${theme.space[4]}, 5vw);
  }
  /* Links, button and search stand on one line from the narrowest tablet on. */
  ${media.tablet} {
    column-gap: ${theme.space[2]};
    padding-inline: ${theme.space[4]};

    > button {
      display: none;
    }
  }
  ${media.laptop} {
    column-gap: ${theme.space[4]};
    padding-inline: ${theme.space.gutter};
  }
`;

export const HomeLink = styled(Link)`
  display: inline-flex;
  flex-shrink: 0;
  align-items: center;
  min-height: ${theme.size.touch};
  margin-inline-end: auto;
  border-radius: ${theme.radius.control};
  text-decoration: none;

  /* Beside a search and a menu that are twice as large, the mark alone. */
  @container site-bar (max-width: 16rem) {
    span > span {
      display: none;
    }
  }
  /* Between a phone and a laptop the mark alone leaves room for the links. */
  ${media.tablet} {
    span > span {
      display: none;
    }
  }
  ${media.desktop} {
    span > span {
      display: inline;
    }
  }
`;

export const Navigation = styled.nav`
  display: none;

  ${media.tablet} {
    display: block;
  }
`;

export const LinkList = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: 0 ${theme.space[1]};

  ${media.desktop} {
    gap: 0 ${theme.space[3]};
  }
`;

export const NavLink = styled.a`
  position: relative;
  display: inline-flex;
  align-items: center;
  gap: ${theme.space[1]};
  min-height: ${theme.size.touch};
  padding: 0 ${theme.space[1]};
  border: 0;
  border-radius: ${theme.radius.control};
  background: none;
  color: ${surface.text};
  font-size: ${theme.text.small};
  font-weight: ${theme.weight.medium};
  white-space: nowrap;
  text-decoration: none;

  ${media.laptop} {
    padding-inline: ${theme.space[2]};
    font-size: ${theme.text.body};
  }

  &::after {
    content: '';
    position: absolute;
    inset-inline: ${theme.space[1]};
    inset-block-end: ${theme.space[1]};
    height: ${theme.size.focusRing};
    border-radius: ${theme.radius.pill};
    background: ${theme.color.accent};
    transform: scaleX(0);
    transform-origin: left;
    transition: transform ${theme.motion.feedback} ${theme.motion.ease};

    ${media.laptop} {
      inset-inline: ${theme.space[2]};
    }
  }
  &[aria-current]::after,
  &[data-current]::after {
    transform: scaleX(1);
  }
  ${media.hover} {
    &:hover::after {
      transform: scaleX(1);
    }
  }

  svg {
    transition: transform ${theme.motion.feedback} ${theme.motion.ease};
  }
  &:has(+ ${popoverOpen}) svg {
    transform: rotate(180deg);
  }
`;

export const WideOnly = styled.div`
  display: none;

  ${media.tablet} {
    display: block;

    a {
      padding-inline: ${theme.space[2]};
      font-size: ${theme.text.small};
      white-space: nowrap;
    }
  }
  ${media.laptop} {
    a {
      padding-inline: ${theme.space[4]};
      font-size: ${theme.text.body};
    }
  }
`;

export const Panel = styled.div`
  ${lightSurface}
  position: fixed;
  inset: ${theme.size.header} auto auto 50%;
  width: min(26rem, 100vw);
  max-height: calc(100dvh - ${theme.size.header});
  margin: ${theme.space[1]} 0 0;
  border: 0;
  border-radius: ${theme.radius.card};
  padding: ${theme.space[2]};
  background: ${theme.color.surface};
  box-shadow: ${theme.shadow.raised};

  @supports (position-area: bottom span-right) {
    inset: auto;
    position-area: bottom span-right;
  }

  ul {
    padding: 0;
    list-style: none;
  }
  li:last-child {
    margin-block-start: ${theme.space[2]};
    border-block-start: ${theme.size.line} solid ${theme.color.border};
    padding-block-start: ${theme.space[2]};
  }
`;

export const Entry = styled.a`
  display: grid;
  border-radius: ${theme.radius.control};
  padding: ${theme.space[3]} ${theme.space[4]};
  color: ${theme.color.text};
  text-decoration: none;

  &[aria-current] {
    background: ${theme.color.brandTint};
  }
  ${media.hover} {
    &:hover {
      background: ${theme.color.brandFaint};
    }
  }
`;

export const EntryLabel = styled.span`
  font-weight: ${theme.weight.semibold};
`;

export const EntryText = styled.span`
  color: ${theme.color.textMuted};
  font-size: ${theme.text.small};
`;
