import styled from 'styled-components';
import { media } from '#theme/media.ts';
import { darkSurface, lightSurface, surface } from '#theme/surface.ts';
import { theme } from '#theme/theme.ts';

export const Layout = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${theme.space[6]};

  ${media.laptop} {
    grid-template-columns: minmax(0, 7fr) minmax(0, 5fr);
    align-items: start;
  }
`;

export const Panel = styled.div`
  ${lightSurface}
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${theme.space[4]};
  border-radius: ${theme.radius.panel};
  padding: ${theme.space[8]} ${theme.space[6]};
  background: ${theme.color.surface};
  box-shadow: ${theme.shadow.soft};

  a:is([href^='tel:'], [href^='mailto:']) {
    white-space: nowrap;

    ${media.narrowest} {
      white-space: normal;
    }
  }
  ${media.tablet} {
    padding: ${theme.space[12]};
  }
`;

export const Details = styled.aside`
  ${darkSurface}
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${theme.space[3]};
  border-radius: ${theme.radius.panel};
  padding: ${theme.space[8]} ${theme.space[6]};
  background: ${theme.color.surfaceDark};

  > h2 {
    border-block-start: ${theme.size.line} solid ${surface.border};
    margin-block-start: ${theme.space[4]};
    padding-block-start: ${theme.space[6]};
  }
  ${media.tablet} {
    padding: ${theme.space[12]} ${theme.space[8]};
  }
`;

export const Direct = styled.a`
  justify-self: start;
  border-radius: ${theme.space[1]};
  color: ${surface.text};
  font-family: ${theme.font.heading};
  font-size: ${theme.text.h2};
  font-weight: ${theme.weight.bold};
  letter-spacing: ${theme.tracking.heading};
  text-decoration-color: ${theme.color.accent};
  text-decoration-thickness: ${theme.size.lineStrong};
  overflow-wrap: anywhere;

  &[data-size='small'] {
    font-size: ${theme.text.lead};
  }
`;

export const Direction = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  justify-items: start;
`;

export const Address = styled.address`
  font-style: normal;
`;
