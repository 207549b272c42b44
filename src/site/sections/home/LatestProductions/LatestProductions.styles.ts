import { Link } from 'react-router-dom';
import styled from 'styled-components';
import { columns } from '#theme/columns.ts';
import { coveredByLink } from '#theme/coveredByLink.styles.ts';
import { media } from '#theme/media.ts';
import { darkSurface, surface } from '#theme/surface.ts';
import { theme } from '#theme/theme.ts';

export const Layout = styled.div`
  ${columns({ gap: 12, laptop: [8, 4] })}

  ${media.laptop} {
    align-items: start;
    gap: ${theme.space[12]};
  }
`;

export const Episodes = styled.div`
  ${columns({ gap: 8, tablet: 2 })}

  ${media.tablet} {
    gap: ${theme.space[12]} ${theme.space[8]};
  }
`;

/** Under the last of them, whatever their number. */
export const AllShows = styled.div`
  align-self: end;
`;

export const EpisodeRoot = styled.article`
  ${coveredByLink('panel')}
  display: grid;
  grid-template-columns: min(${theme.space[24]}, 30%) minmax(0, 1fr);
  align-items: start;
  gap: ${theme.space[4]};

  > :first-child > :first-child {
    border-radius: ${theme.radius.card};
  }
  > :nth-child(2) {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: ${theme.space[2]};
  }
  &[data-lead] {
    ${darkSurface}
    --surface-bars: ${theme.color.brandSoft};
    border-radius: ${theme.radius.panel};
    padding: ${theme.space[6]};
    background: ${theme.color.surfaceDarkRaised};

    /* Its colour is one for dark grounds. */
    [data-cover]:focus-visible::after {
      outline-offset: calc(-1 * ${theme.space[2]});
    }

    ${media.belowTablet} {
      --waveform-stroke: ${theme.size.lineStrong};
      grid-template-columns: minmax(0, 1fr);

      > :first-child {
        width: min(${theme.space[32]}, 100%);
      }
    }
    ${media.tablet} {
      grid-column: 1 / -1;
      grid-template-columns: calc(2 * ${theme.space[24]}) minmax(0, 1fr);
      align-items: end;
      gap: ${theme.space[8]};
      padding: ${theme.space[8]};
    }
  }
`;

/** A picture, and what plays the episode under it. */
export const Cover = styled.div`
  ${columns({ gap: 3 })}
`;

/** What plays the leading episode, before its waveform. */
export const Listening = styled.div`
  display: flex;
  grid-column: 1 / -1;
  align-items: center;
  gap: ${theme.space[4]};

  > svg {
    flex: 1;
    min-width: 0;
  }
`;

export const Facts = styled.p`
  display: flex;
  flex-wrap: wrap;
  gap: 0 ${theme.space[3]};
  color: ${surface.textMuted};
  font-size: ${theme.text.small};

  > :first-child {
    color: ${surface.accentText};
    font-weight: ${theme.weight.semibold};
  }
`;

export const Training = styled.div`
  border-radius: ${theme.radius.panel};
  padding: ${theme.space[8]} ${theme.space[6]} ${theme.space[6]};
  background: ${theme.color.surface};
  box-shadow: ${theme.shadow.soft};

  ul {
    margin-block: ${theme.space[4]};
    border-block-end: ${theme.size.line} solid ${surface.border};
    padding: 0;
    list-style: none;
  }
`;

export const TrainingLink = styled(Link)`
  display: grid;
  grid-template-columns: minmax(min-content, 1fr) auto;
  gap: 0 ${theme.space[4]};
  border-block-start: ${theme.size.line} solid ${surface.border};
  padding-block: ${theme.space[3]};
  color: ${surface.textMuted};
  text-decoration: none;

  strong {
    grid-column: 1 / -1;
    color: ${surface.text};
    font-family: ${theme.font.heading};
    font-size: ${theme.text.h3};
    line-height: ${theme.leading.snug};
  }
  span:last-child {
    color: ${surface.text};
    font-weight: ${theme.weight.semibold};
  }
  ${media.hover} {
    &:hover strong {
      text-decoration: underline;
      text-decoration-color: ${theme.color.accent};
      text-underline-offset: 0.2em;
    }
  }
`;

/** Under a course, when it is given next. */
export const CourseSessionLine = styled.p`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${theme.space[1]} ${theme.space[3]};
  padding-block-end: ${theme.space[3]};
  font-size: ${theme.text.small};
`;

export const Next = styled.div`
  ${columns({ gap: 6 })}
  justify-items: start;
  margin-block-start: ${theme.space[16]};
  border-block-start: ${theme.size.line} solid ${surface.border};
  padding-block-start: ${theme.space[12]};

  ${media.tablet} {
    grid-template-columns: minmax(0, 1fr) auto;
    align-items: center;
  }
`;
