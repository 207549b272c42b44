import styled from 'styled-components';
import { theme } from '#theme/theme.ts';

/** Over the picture of the page: a button for each of its sections. */
export const Target = styled.button`
  position: absolute;
  z-index: 1;
  display: block;
  border: 0;
  padding: 0;
  background: none;
  cursor: pointer;
  /* The site's header in a page for desktops, on a phone, is a line of 16 px. */
  min-height: ${theme.space[6]};

  &::before {
    content: '';
    position: absolute;
    inset: 2px;
    border-radius: ${theme.space[1]};
  }
  &:is(:hover, :focus-visible, [aria-current])::before {
    box-shadow:
      inset 0 0 0 2px ${theme.color.link},
      inset 0 0 0 3px ${theme.color.surface};
  }
  /* Within it: the picture of the page cuts off what stands out. */
  &:focus-visible {
    outline: ${theme.size.focusRing} solid ${theme.color.focus};
    outline-offset: calc(-1px - ${theme.size.focusRing});
  }
  /* Stands over the top of the section below it. */
  &[data-above] {
    z-index: 2;
  }
  > span {
    position: absolute;
    inset-block-start: ${theme.space[2]};
    inset-inline-start: ${theme.space[2]};
    padding: ${theme.space[1]} ${theme.space[2]};
    border-radius: ${theme.space[1]};
    background: ${theme.color.link};
    color: ${theme.color.surface};
    font-size: ${theme.text.small};
    font-weight: ${theme.weight.semibold};
    max-width: calc(100% - 2 * ${theme.space[2]});
    overflow-wrap: anywhere;
    clip-path: inset(50%);
  }
  &:is(:hover, :focus-visible, [aria-current]) > span {
    clip-path: none;
  }
`;
