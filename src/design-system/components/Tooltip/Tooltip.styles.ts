import { Tooltip } from '@base-ui/react/tooltip';
import styled from 'styled-components';
import { theme } from '#theme/theme.ts';

export const Positioner = styled(Tooltip.Positioner)`
  z-index: ${theme.zIndex.toast};
`;

export const Bubble = styled(Tooltip.Popup)`
  max-width: 18rem;
  padding: ${theme.space[1]} ${theme.space[3]};
  border: 1px solid transparent;
  border-radius: ${theme.radius.control};
  background: ${theme.color.surfaceDark};
  color: ${theme.color.textOnDark};
  font-size: ${theme.text.small};
  line-height: 1.5;
  transition: opacity ${theme.motion.quick} ${theme.motion.ease};

  &[data-starting-style],
  &[data-ending-style] {
    opacity: 0;
  }
`;
