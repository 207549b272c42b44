import styled from 'styled-components';
import { theme } from '#theme/theme.ts';

export const SkipLinkRoot = styled.a`
  position: absolute;
  inset-block-start: ${theme.space[2]};
  inset-inline-start: ${theme.space[2]};
  z-index: ${theme.zIndex.skipLink};
  padding: ${theme.space[3]} ${theme.space[4]};
  border-radius: ${theme.radius.control};
  background: ${theme.color.surface};
  color: ${theme.color.text};
  font-weight: ${theme.weight.semibold};
  box-shadow: ${theme.shadow.raised};

  &:not(:focus) {
    width: 1px;
    height: 1px;
    padding: 0;
    overflow: hidden;
    clip-path: inset(50%);
    white-space: nowrap;
  }
`;
