import styled from 'styled-components';
import { media } from '#theme/media.ts';
import { surface } from '#theme/surface.ts';
import { theme } from '#theme/theme.ts';

export const Panel = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  overflow: hidden;
  border: ${theme.size.line} solid ${theme.color.border};
  border-radius: ${theme.radius.panel};
  background: ${theme.color.surface};
  box-shadow: ${theme.shadow.soft};

  ${media.laptop} {
    grid-template-columns: minmax(0, 1fr) minmax(0, 1fr);
  }
`;

/** Its button looks disabled as long as a list has no answer, also before it is. */
export const Form = styled.form`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-content: start;
  gap: ${theme.space[6]};
  min-width: 0;
  padding: clamp(${theme.space[6]}, 4vw, ${theme.space[12]});

  &:invalid [type='submit'] {
    border-color: transparent;
    background: color-mix(in srgb, ${surface.border} 55%, transparent);
    color: ${surface.textMuted};
  }
  ${media.tablet} {
    grid-template-columns: repeat(2, minmax(0, 1fr));

    > * {
      grid-column: 1 / -1;
    }
    > :nth-child(2),
    > :nth-child(3) {
      grid-column: auto;
    }
  }
`;
