import styled from 'styled-components';
import { Container } from '#design-system/primitives/Container';
import { media } from '#theme/media.ts';
import { lightSurface } from '#theme/surface.ts';
import { theme } from '#theme/theme.ts';

/** Under the bar of the header, over the page. */
export const Panel = styled.div`
  ${lightSurface}
  position: absolute;
  inset-inline: 0;
  inset-block-start: 100%;
  border-block-start: 1px solid ${theme.color.border};
  padding-block: ${theme.space[4]};
  background: ${theme.color.surface};
  box-shadow: ${theme.shadow.raised};
`;

export const PanelBar = styled(Container)`
  display: grid;
  grid-template-columns: minmax(0, ${theme.size.text}) auto;
  justify-content: center;
  align-items: start;
  gap: ${theme.space[3]};

  /* The keyboard of a phone has its own button for it. */
  ${media.belowTablet} {
    [type='submit'] {
      display: none;
    }
  }
`;
