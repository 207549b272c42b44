import styled from 'styled-components';
import { columns } from '#theme/columns.ts';
import { media } from '#theme/media.ts';
import { darkSurface, lightSurface, surface } from '#theme/surface.ts';
import { theme } from '#theme/theme.ts';

export const Layout = styled.div`
  ${columns({ gap: 6, laptop: [7, 5] })}

  ${media.laptop} {
    &[data-loud] {
      grid-template-columns: minmax(0, 1fr);
      gap: ${theme.space[16]};
    }
  }
`;

export const Others = styled.div`
  ${columns({ gap: 6 })}

  ${media.laptop} {
    [data-loud] > & {
      grid-template-columns: repeat(auto-fit, minmax(22rem, 1fr));
    }
  }
`;

export const Quote = styled.figure`
  ${lightSurface}
  ${columns({ gap: 6 })}
  grid-template-rows: auto 1fr auto;
  align-items: start;
  border-radius: ${theme.radius.card};
  padding: ${theme.space[6]};
  background: ${theme.color.surface};
  box-shadow: ${theme.shadow.soft};

  &[data-lead] {
    ${darkSurface}
    border-radius: ${theme.radius.panel};
    background: ${theme.color.surfaceDark};

    ${media.tablet} {
      padding: ${theme.space[12]};
    }
    blockquote {
      font-family: ${theme.font.heading};
      font-size: ${theme.text.h3};
      font-weight: ${theme.weight.semibold};
      line-height: ${theme.leading.snug};
    }
    ${media.tablet} {
      blockquote {
        font-size: ${theme.text.h2};
        line-height: 1.25;
        letter-spacing: ${theme.tracking.heading};
      }
    }
  }
  [data-loud] > &[data-lead] {
    padding: 0;
    background: none;
    box-shadow: none;

    blockquote {
      font-size: max(${theme.text.h2}, 5.25vw);
      font-weight: ${theme.weight.black};
      line-height: ${theme.leading.tight};
      letter-spacing: ${theme.tracking.display};
      text-wrap: balance;
    }
  }
`;

export const Voice = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${theme.space[3]} ${theme.space[6]};

  /* Text twice as large takes the stars to a line of their own. */
  > :first-child {
    flex: 1 1 5rem;
    min-width: 0;
  }
  ${media.belowTablet} {
    --waveform-stroke: ${theme.size.lineStrong};
  }
`;

export const PortraitFrame = styled.div`
  width: ${theme.space[16]};
  height: ${theme.space[16]};
  margin-block-end: ${theme.space[3]};
  overflow: hidden;
  border-radius: ${theme.radius.pill};
`;

export const Author = styled.figcaption`
  display: grid;
  line-height: ${theme.leading.snug};

  span {
    color: ${surface.textMuted};
    font-size: ${theme.text.small};
  }
`;
