import styled from 'styled-components';
import { media } from '#theme/media.ts';
import { theme } from '#theme/theme.ts';

export const AvatarRoot = styled.span`
  display: inline-grid;
  flex-shrink: 0;
  place-items: center;
  width: ${theme.size.touch};
  height: ${theme.size.touch};
  border-radius: ${theme.radius.pill};
  font-family: ${theme.font.heading};
  font-size: ${theme.text.body};
  font-weight: ${theme.weight.bold};
  line-height: 1;

  &[data-size='small'] {
    width: ${theme.space[8]};
    height: ${theme.space[8]};
    font-size: ${theme.text.small};
  }
  &[data-size='large'] {
    width: ${theme.space[16]};
    height: ${theme.space[16]};
    font-size: ${theme.text.h3};
  }
  &[data-tone='navy'] {
    background: ${theme.color.brand};
    color: ${theme.color.textOnDark};
  }
  &[data-tone='signal'] {
    background: ${theme.color.accent};
    color: ${theme.color.onAccent};
  }
  &[data-tone='aurora'] {
    background: ${theme.color.progressTint};
    color: ${theme.color.progressText};
  }
  &[data-tone='sand'] {
    background: ${theme.color.border};
    color: ${theme.color.text};
  }
  ${media.forcedColors} {
    border: 1px solid currentcolor;
  }
`;
