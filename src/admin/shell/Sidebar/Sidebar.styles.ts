import { Link } from 'react-router-dom';
import styled from 'styled-components';
import { media } from '#theme/media.ts';
import { darkSurface } from '#theme/surface.ts';
import { theme } from '#theme/theme.ts';
import { headerHeight } from '../headerHeight.ts';

export const SidebarRoot = styled.nav`
  ${darkSurface}
  position: sticky;
  inset-block-start: 0;
  flex-shrink: 0;
  width: ${theme.size.sidebar};
  height: 100dvh;
  overflow: hidden auto;
  background: ${theme.color.surfaceDark};
  transition: width ${theme.motion.feedback} ${theme.motion.ease};

  &[data-collapsed] {
    width: ${theme.size.sidebarIcons};
  }
`;

export const Title = styled.p`
  display: flex;
  align-items: center;
  gap: ${theme.space[3]};
  height: ${headerHeight};
  padding-inline: calc(${theme.space[2]} + ${theme.space[3]});
  font-family: ${theme.font.heading};
  font-size: 1.0625rem;
  font-weight: ${theme.weight.bold};
  letter-spacing: ${theme.tracking.heading};
  white-space: nowrap;

  [data-collapsed] & {
    justify-content: center;
    padding-inline: 0;
    font-size: 0.875rem;

    > :last-child {
      display: none;
    }
  }
`;

export const Places = styled.div`
  padding: ${theme.space[2]};

  [data-collapsed] & {
    padding-inline: ${theme.space[1]};
  }
  ${media.belowTablet} {
    margin-inline: calc(-1 * ${theme.space[3]});
    padding: 0;
  }
`;

export const Entries = styled.ul`
  display: flex;
  flex-direction: column;
  gap: ${theme.space[1]};
`;

export const Entry = styled(Link)`
  position: relative;
  display: flex;
  align-items: center;
  gap: ${theme.space[3]};
  min-height: 2.5rem;
  padding-inline: ${theme.space[3]};
  border-radius: ${theme.radius.control};
  color: ${theme.color.textOnDarkMuted};
  font-size: 0.9375rem;
  line-height: ${theme.leading.snug};
  text-decoration: none;
  white-space: nowrap;
  transition:
    background-color ${theme.motion.quick} ${theme.motion.ease},
    color ${theme.motion.quick} ${theme.motion.ease};

  &:focus-visible {
    outline: ${theme.size.focusRing} solid ${theme.color.focusOnDark};
    outline-offset: calc(-1 * ${theme.size.focusRing});
  }
  &[aria-current='page'] {
    background: ${theme.color.brand};
    color: ${theme.color.textOnDark};
    font-weight: ${theme.weight.semibold};

    &::before {
      content: '';
      position: absolute;
      inset-block: ${theme.space[2]};
      inset-inline-start: ${theme.space[1]};
      width: ${theme.size.focusRing};
      border-radius: ${theme.radius.pill};
      background: ${theme.color.accent};
    }
  }
  ${media.hover} {
    &:hover:not([aria-current='page']) {
      background: ${theme.color.surfaceDarkRaised};
      color: ${theme.color.textOnDark};
    }
  }
  ${media.belowTablet} {
    min-height: ${theme.size.touch};
  }
  [data-collapsed] & {
    justify-content: center;
    padding-inline: 0;

    > :not(:first-child) {
      position: absolute;
      width: 1px;
      height: 1px;
      overflow: hidden;
      clip-path: inset(50%);
    }
  }
`;
