import styled from 'styled-components';
import { media } from '#theme/media.ts';
import { surface } from '#theme/surface.ts';
import { theme } from '#theme/theme.ts';

export const FormRoot = styled.form`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${theme.space[6]};
  margin-block-start: ${theme.space[4]};
`;

export const Fields = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${theme.space[6]};

  ${media.tablet} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
`;

/** A field as wide as the form. */
export const Wide = styled.div`
  ${media.tablet} {
    grid-column: 1 / -1;
  }
`;

/** A field that only a robot fills. Out of sight rather than hidden: some robots skip what isn't displayed. */
export const Trap = styled.div`
  position: absolute;
  width: 1px;
  height: 1px;
  overflow: hidden;
  clip-path: inset(50%);
`;

export const Foot = styled.div`
  ${media.belowTablet} {
    display: grid;
  }
`;

/** Below the field that it is about. Empty, it takes no room. An `<output>` would be a control of the form, which has to have a label. */
export const Hint = styled.p.attrs({ role: 'status' })`
  color: ${surface.textMuted};
  font-size: ${theme.text.small};

  &:not(:empty) {
    margin-block-start: ${theme.space[2]};
  }
`;

/** A button that looks like a link in its sentence. */
export const HintButton = styled.button`
  border: 0;
  border-radius: ${theme.space[1]};
  padding: 0;
  background: none;
  color: ${surface.link};
  overflow-wrap: anywhere;
  text-align: start;
  text-decoration: underline;
`;
