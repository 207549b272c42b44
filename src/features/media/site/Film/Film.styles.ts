import styled from 'styled-components';
import { media } from '#theme/media.ts';
import { surface } from '#theme/surface.ts';
import { theme } from '#theme/theme.ts';

export const FilmRoot = styled.figure`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${theme.space[3]};
  margin: 0;
`;

export const Screen = styled.div`
  position: relative;
  display: grid;
`;

export const Video = styled.video`
  width: 100%;
  height: auto;
  border-radius: ${theme.radius.panel};
  background: ${theme.color.surfaceDark};
  object-fit: contain;

  &::cue {
    font-family: ${theme.font.body};
  }
`;

/** In the middle of the picture: the browser's own controls stay free at its foot. */
export const Start = styled.button`
  position: absolute;
  inset: 0;
  display: grid;
  place-items: center;
  width: ${theme.space[24]};
  height: ${theme.space[24]};
  margin: auto;
  border: ${theme.size.focusRing} solid ${theme.color.surface};
  border-radius: ${theme.radius.pill};
  background: ${theme.color.accent};
  color: ${theme.color.onAccent};
  cursor: pointer;
  transition: background-color ${theme.motion.quick} ${theme.motion.ease};

  ${media.belowTablet} {
    width: ${theme.space[16]};
    height: ${theme.space[16]};
  }
  ${media.hover} {
    &:hover {
      background: ${theme.color.accentHover};
    }
  }
  ${media.forcedColors} {
    border-color: ButtonText;
  }
  ${media.noScript} {
    display: none;
  }
`;

export const Caption = styled.figcaption`
  display: flex;
  flex-wrap: wrap;
  gap: 0 ${theme.space[3]};
  color: ${surface.textMuted};
  font-size: ${theme.text.small};
`;
