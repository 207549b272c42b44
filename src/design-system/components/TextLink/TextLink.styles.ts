import styled from 'styled-components';
import { media } from '#theme/media.ts';
import { surface } from '#theme/surface.ts';
import { theme } from '#theme/theme.ts';
import { RenderAnchor } from '../../primitives/renderElement.tsx';

export const TextLinkRoot = styled(RenderAnchor)`
  overflow-wrap: anywhere;
  border-radius: ${theme.space[1]};
  color: ${surface.link};
  text-decoration-line: underline;
  text-decoration-thickness: 1px;
  text-underline-offset: 0.2em;

  &[data-variant='standalone'] {
    display: inline-flex;
    align-items: center;
    gap: ${theme.space[2]};
    min-height: ${theme.size.touch};
    font-weight: ${theme.weight.semibold};
    text-decoration-color: ${surface.accentText};
    text-decoration-thickness: ${theme.size.lineStrong};
    text-underline-offset: 0.35em;
  }
  &[data-variant='title'] {
    color: ${surface.text};
    text-decoration-line: none;
  }
  &[data-variant='quiet'] {
    display: inline-flex;
    align-items: center;
    min-height: ${theme.size.controlDense};
    color: ${surface.textMuted};
    text-decoration-line: none;

    ${media.belowTablet} {
      min-height: ${theme.size.touch};
    }
  }

  > span:has(> svg) {
    transition: transform ${theme.motion.feedback} ${theme.motion.ease};
  }

  ${media.hover} {
    &:hover {
      color: ${surface.text};
      text-decoration-line: underline;
      text-decoration-thickness: ${theme.size.lineStrong};
    }
    &:hover > span:has(> svg) {
      transform: translateX(${theme.space[1]});
    }
  }
`;
