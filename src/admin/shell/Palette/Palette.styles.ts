import styled from 'styled-components';
import { theme } from '#theme/theme.ts';

/** Roles of a list of one's own: no element of HTML lets rows of text and icon be chosen by keys from a field. */
export const Results = styled.div`
  display: flex;
  flex-direction: column;
  gap: ${theme.space[3]};
  /* As high whatever is found: the window stays where it is. */
  height: min(24rem, 55dvh);
  overflow-y: auto;
`;

export const Group = styled.div.attrs({ role: 'group' })`
  > p {
    padding-inline: ${theme.space[3]};
    color: ${theme.color.textMuted};
    font-size: ${theme.text.small};
  }
`;

export const Option = styled.div`
  display: flex;
  align-items: center;
  gap: ${theme.space[3]};
  min-height: ${theme.size.touch};
  padding: ${theme.space[1]} ${theme.space[3]};
  border-radius: ${theme.radius.control};
  cursor: pointer;
  overflow-wrap: anywhere;

  > :nth-child(2) {
    flex: 1;
    min-width: 0;
  }
  &[data-highlighted] {
    outline: ${theme.size.lineStrong} solid ${theme.color.focus};
    outline-offset: calc(-1 * ${theme.size.lineStrong});
    background: ${theme.color.brandFaint};
  }
`;

/** The sentence that says it, or a word about it: one line. */
export const Excerpt = styled.span`
  display: block;
  overflow: hidden;
  color: ${theme.color.textMuted};
  font-size: ${theme.text.small};
  white-space: nowrap;
  text-overflow: ellipsis;
`;

/** For the mouse, what the arrow to the right is for keys. */
export const More = styled.span`
  display: inline-grid;
  place-items: center;
  width: ${theme.size.controlDense};
  height: ${theme.size.controlDense};
  border-radius: ${theme.radius.control};
  color: ${theme.color.textMuted};

  &:hover {
    background: ${theme.color.brandTint};
    color: ${theme.color.text};
  }
`;

export const Keys = styled.dl`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  align-items: center;
  gap: ${theme.space[3]} ${theme.space[4]};

  dt {
    display: flex;
    gap: ${theme.space[1]};
  }
  dd {
    margin: 0;
  }
`;

/** A key to press. */
export const Key = styled.kbd`
  padding: 0.1em 0.45em;
  border: 1px solid ${theme.color.borderControl};
  border-block-end-width: ${theme.size.focusRing};
  border-radius: ${theme.space[1]};
  font-family: ${theme.font.body};
  font-size: ${theme.text.small};
`;
