import styled from 'styled-components';
import { lightSurface } from '#theme/surface.ts';
import { theme } from '#theme/theme.ts';

export const SearchArea = styled.div`
  position: relative;
  max-width: ${theme.size.text};
`;

export const Form = styled.form`
  display: flex;
  flex-wrap: wrap;
  gap: ${theme.space[3]};

  /* With large text, the button stands below. */
  > :first-child {
    flex: 1 1 10rem;
    min-width: 0;
  }
`;

/** Over what stands below: the page doesn't move while one types. */
export const Popup = styled.div`
  ${lightSurface}
  position: absolute;
  z-index: ${theme.zIndex.raised};
  inset-inline: 0;
  inset-block-start: 100%;
  max-height: min(32rem, 70dvh);
  margin-block-start: ${theme.space[2]};
  overflow-y: auto;
  border: 1px solid ${theme.color.border};
  border-radius: ${theme.radius.card};
  padding: ${theme.space[2]};
  background: ${theme.color.surface};
  box-shadow: ${theme.shadow.raised};

  > [role='status'] {
    display: block;
    padding-inline: ${theme.space[3]};
  }
  /* It stays, for what it says next is announced. */
  &:not([data-open]) {
    border-color: transparent;
    padding: 0;
    background: none;
    box-shadow: none;
    pointer-events: none;
  }
`;

export const List = styled.div`
  display: grid;

  &[aria-busy='true'] {
    opacity: 0.6;
  }
`;

/** A role of its own: no element of HTML is chosen by keys from a field. */
export const Option = styled.div`
  display: grid;
  border-radius: ${theme.radius.control};
  padding: ${theme.space[2]} ${theme.space[3]};
  font-weight: ${theme.weight.semibold};
  cursor: pointer;
  overflow-wrap: anywhere;

  &[data-highlighted] {
    outline: ${theme.size.lineStrong} solid ${theme.color.focus};
    outline-offset: calc(-1 * ${theme.size.lineStrong});
    background: ${theme.color.brandFaint};
  }
  &:hover {
    background: ${theme.color.brandFaint};
  }
`;

export const About = styled.span`
  color: ${theme.color.textMuted};
  font-size: ${theme.text.small};
  font-weight: ${theme.weight.regular};
`;

/** The sentence that says it, on one line. */
export const Excerpt = styled(About)`
  overflow: hidden;
  white-space: nowrap;
  text-overflow: ellipsis;
`;

export const All = styled(Option)`
  min-height: ${theme.size.touch};
  align-items: center;
  color: ${theme.color.link};
`;
