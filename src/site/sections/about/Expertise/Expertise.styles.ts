import { Link } from 'react-router-dom';
import styled from 'styled-components';
import { columns } from '#theme/columns.ts';
import { media } from '#theme/media.ts';
import { darkSurface, lightSurface, surface } from '#theme/surface.ts';
import { theme } from '#theme/theme.ts';

/** Four fields on one sheet: no gaps, only hairlines between them. */
export const Areas = styled.div`
  ${columns({ tablet: 2 })}
  gap: ${theme.size.line};
  overflow: hidden;
  border-radius: ${theme.radius.panel};
  background: ${theme.color.border};
`;

export const Area = styled.article`
  ${lightSurface}
  position: relative;
  ${columns({ gap: 4 })}
  align-content: start;
  padding: ${theme.space[8]} ${theme.space[6]};
  background: ${theme.color.surface};
  transition: background-color ${theme.motion.feedback} ${theme.motion.ease};

  > span:first-child {
    color: ${surface.accentText};
  }
  ${media.hover} {
    &:hover {
      ${darkSurface}
      background: ${theme.color.surfaceDark};
    }
  }
  ${media.laptop} {
    padding: ${theme.space[12]};
  }
`;

/** The link covers its field. */
export const AreaLink = styled(Link)`
  color: ${surface.text};
  text-decoration: none;

  &::after {
    content: '';
    position: absolute;
    inset: 0;
  }
  &:focus-visible {
    outline: none;
  }
  &:focus-visible::after {
    outline: ${theme.size.focusRing} solid ${theme.color.focus};
    outline-offset: calc(-1 * ${theme.size.focusRing});
  }
`;

export const Skills = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: ${theme.space[1]} ${theme.space[4]};
  color: ${surface.textMuted};
`;
