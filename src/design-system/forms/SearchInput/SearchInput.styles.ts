import styled from 'styled-components';
import { surface } from '#theme/surface.ts';
import { theme } from '#theme/theme.ts';
import { controlStyle } from '../Field/index.ts';

export const SearchInputRoot = styled.span`
  position: relative;
  display: block;
  isolation: isolate;

  > span {
    position: absolute;
    z-index: ${theme.zIndex.raised};
    inset-block: 0;
    inset-inline-start: ${theme.space[3]};
    margin-block: auto;
    color: ${theme.color.borderControl};
    pointer-events: none;
  }
`;

export const SearchField = styled.input`
  ${controlStyle}
  display: block;
  /* Its size doesn't depend on its text: a key lays out the field, and not the page around it. */
  contain: layout size;
  padding-inline-start: calc(${theme.space[6]} + ${theme.size.icon});
`;

export const Mark = styled.mark`
  background: none;
  color: ${surface.text};
  font-weight: ${theme.weight.semibold};
  text-decoration: underline;
  text-underline-offset: 0.2em;
`;
