import { Tabs } from '@base-ui/react/tabs';
import styled from 'styled-components';
import { columns } from '#theme/columns.ts';
import { media } from '#theme/media.ts';
import { lightSurface, surface } from '#theme/surface.ts';
import { theme } from '#theme/theme.ts';

export const Layout = styled.div`
  ${columns({ gap: 6, laptop: [4, 8] })}

  ${media.laptop} {
    align-items: start;
    gap: ${theme.space[8]};
  }
`;

export const CaseList = styled(Tabs.List)`
  ${columns({ gap: 3 })}
`;

export const Case = styled(Tabs.Tab)`
  ${columns({ gap: 1 })}
  width: 100%;
  border: ${theme.size.lineStrong} solid ${surface.border};
  border-radius: ${theme.radius.card};
  padding: ${theme.space[4]} ${theme.space[6]};
  background: transparent;
  color: ${surface.textMuted};
  font-size: ${theme.text.small};
  text-align: start;
  transition:
    background-color ${theme.motion.feedback} ${theme.motion.ease},
    color ${theme.motion.feedback} ${theme.motion.ease};

  &[data-active] {
    border-color: ${theme.color.accent};
    background: ${theme.color.accent};
    color: ${theme.color.onAccent};
  }
  ${media.hover} {
    &:hover:not([data-active]) {
      background: ${surface.tint};
    }
  }
  ${media.laptop} {
    padding: ${theme.space[6]};
  }
  ${media.forcedColors} {
    &[data-active] {
      border-color: Highlight;
    }
  }
`;

export const Client = styled.span`
  font-family: ${theme.font.heading};
  font-size: ${theme.text.h3};
  font-weight: ${theme.weight.bold};
  line-height: ${theme.leading.heading};
`;

export const Details = styled(Tabs.Panel)`
  ${lightSurface}
  overflow: hidden;
  border-radius: ${theme.radius.panel};
  background: ${theme.color.surface};

  ${media.laptop} {
    grid-column: 2;
  }
  ${media.noScript} {
    &[hidden] {
      display: block;
    }
  }
`;

export const Cover = styled.div`
  aspect-ratio: 2;
  overflow: hidden;
`;

export const Story = styled.div`
  ${columns({ gap: 2 })}
  padding: ${theme.space[8]} ${theme.space[6]};

  h4 {
    margin-block-start: ${theme.space[4]};
  }
  ${media.tablet} {
    padding: ${theme.space[12]};
  }
`;

export const Timeline = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  align-items: center;
  gap: ${theme.space[6]};
`;

export const Results = styled.ul`
  li {
    border-block-start: ${theme.size.line} solid ${surface.border};
    padding-block: ${theme.space[3]};
    color: ${surface.text};
    font-weight: ${theme.weight.semibold};
  }
`;

export const Quote = styled.figure`
  ${columns({ gap: 3 })}
  padding: ${theme.space[8]} ${theme.space[6]};
  background: ${theme.color.accentTint};

  blockquote {
    font-family: ${theme.font.heading};
    font-size: ${theme.text.h3};
    font-weight: ${theme.weight.semibold};
    line-height: ${theme.leading.snug};
  }
  ${media.tablet} {
    padding: ${theme.space[8]} ${theme.space[12]};
  }
`;
