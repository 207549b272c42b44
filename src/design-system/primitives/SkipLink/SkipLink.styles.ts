import styled from 'styled-components';
import { theme } from '#theme/theme.ts';

export const SkipLinkRoot = styled.a`
  position: absolute;
  inset-block-start: ${theme.space[2]};
  inset-inline-start: ${theme.space[2]};
  z-index: ${theme.zIndex.skipLink};
  border-radius: ${theme.radius.control};
  background: ${theme.color.surface};
  color: ${theme.color.text};
  font-weight: ${theme.weight.semibold};
  box-shadow: ${theme.shadow.raised};

  /* Out of sight until it has the focus. */
  width: 1px;
  height: 1px;
  overflow: hidden;
  clip-path: inset(50%);
  white-space: nowrap;

  &:focus {
    width: auto;
    height: auto;
    padding: ${theme.space[3]} ${theme.space[4]};
    overflow: visible;
    clip-path: none;
    white-space: normal;
  }
`;
