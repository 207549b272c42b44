import styled from 'styled-components';
import { media } from '#theme/media.ts';
import { darkSurface, surface } from '#theme/surface.ts';
import { theme } from '#theme/theme.ts';

export const BandRoot = styled.section`
  ${darkSurface}
  --surface-border: ${theme.color.brandAccent};
  padding-block: ${theme.space[12]};
  background: ${theme.color.surfaceDarkRaised};

  ${media.laptop} {
    padding-block: ${theme.space[16]};
  }
`;

export const Layout = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${theme.space[8]};
  margin-block-start: ${theme.space[8]};

  ${media.laptop} {
    grid-template-columns: minmax(0, 4fr) minmax(0, 8fr);
    align-items: end;
    gap: ${theme.space[16]};
  }
`;

export const Score = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${theme.space[3]} ${theme.space[6]};

  p {
    margin-block-start: ${theme.space[1]};
    color: ${surface.textMuted};
    line-height: ${theme.leading.snug};
  }
`;

export const Mark = styled.p`
  && {
    margin: 0;
    color: ${surface.text};
    font-family: ${theme.font.heading};
    font-size: ${theme.text.display};
    font-weight: ${theme.weight.black};
    line-height: 1;
    letter-spacing: ${theme.tracking.display};
  }
`;
