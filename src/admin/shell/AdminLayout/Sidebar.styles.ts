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

/** What is for every day, under a line. */
export const Daily = styled.div`
  margin-block-start: ${theme.space[3]};
  padding-block-start: ${theme.space[3]};
  border-block-start: 1px solid ${theme.color.surfaceDarkRaised};

  > p {
    padding: 0 ${theme.space[3]} ${theme.space[1]};
    color: ${theme.color.textOnDarkMuted};
    font-size: 0.8125rem;
    white-space: nowrap;
  }
  [data-collapsed] & > p {
    position: absolute;
    width: 1px;
    height: 1px;
    overflow: hidden;
    clip-path: inset(50%);
  }
`;

/** How much is new: in the strip of icons, at the corner of its icon. */
export const EntryCount = styled.span`
  margin-inline-start: auto;
  padding-inline: ${theme.space[2]};
  border-radius: ${theme.radius.pill};
  background: ${theme.color.textOnDark};
  color: ${theme.color.surfaceDark};
  font-size: 0.8125rem;
  font-weight: ${theme.weight.semibold};
  font-variant-numeric: tabular-nums;
  line-height: 1.25rem;

  [data-collapsed] & {
    position: absolute;
    inset-block-start: 0;
    inset-inline-end: 0;
    padding-inline: ${theme.space[1]};
    font-size: 0.6875rem;
    line-height: 1rem;
  }
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

    > :nth-child(2) {
      position: absolute;
      width: 1px;
      height: 1px;
      overflow: hidden;
      clip-path: inset(50%);
    }
  }
`;
