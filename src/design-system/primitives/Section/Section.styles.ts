import styled from 'styled-components';
import { darkSurface, lightSurface } from '#theme/surface.ts';
import { theme } from '#theme/theme.ts';

export const SectionRoot = styled.section`
  position: relative;
  padding-block: ${theme.space.section};

  &[data-tone='page'] {
    ${lightSurface}
    background: ${theme.color.page};
  }
  &[data-tone='band'] {
    ${lightSurface}
    background: ${theme.color.band};
  }
  &[data-tone='dark'] {
    ${darkSurface}
    background: ${theme.color.surfaceDark};
  }
  &[data-spacing='compact'] {
    padding-block: ${theme.space[16]};
  }
`;
