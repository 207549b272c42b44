import styled from 'styled-components';
import { media } from '#theme/media.ts';
import { theme } from '#theme/theme.ts';

export const ListenButtonRoot = styled.button`
  position: relative;
  z-index: 1;
  display: grid;
  flex: none;
  place-items: center;
  width: ${theme.size.touch};
  height: ${theme.size.touch};
  border: ${theme.size.lineStrong} solid transparent;
  border-radius: ${theme.radius.pill};
  padding: 0;
  background: ${theme.color.accent};
  color: ${theme.color.onAccent};
  cursor: pointer;
  transition: background-color ${theme.motion.quick} ${theme.motion.ease};

  &[data-size='large'] {
    width: ${theme.space[16]};
    height: ${theme.space[16]};

    ${media.tablet} {
      width: ${theme.space[24]};
      height: ${theme.space[24]};
    }
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
