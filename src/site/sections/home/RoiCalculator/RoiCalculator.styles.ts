import styled from 'styled-components';
import { columns } from '#theme/columns.ts';
import { media } from '#theme/media.ts';
import { surface } from '#theme/surface.ts';
import { theme } from '#theme/theme.ts';

export const Panel = styled.div`
  ${columns({ laptop: 2 })}
  overflow: hidden;
  border: ${theme.size.line} solid ${theme.color.border};
  border-radius: ${theme.radius.panel};
  background: ${theme.color.surface};
  box-shadow: ${theme.shadow.soft};
`;

/** Its button looks disabled as long as a list has no answer, also before it is. */
export const Form = styled.form`
  ${columns({ gap: 6, tablet: 2 })}
  align-content: start;
  min-width: 0;
  padding: clamp(${theme.space[6]}, 4vw, ${theme.space[12]});

  &:invalid [type='submit'] {
    border-color: transparent;
    background: color-mix(in srgb, ${surface.border} 55%, transparent);
    color: ${surface.textMuted};
  }
  ${media.tablet} {
    > * {
      grid-column: 1 / -1;
    }
    > :nth-child(2),
    > :nth-child(3) {
      grid-column: auto;
    }
  }
`;
