import styled from 'styled-components';
import { columns } from '#theme/columns.ts';
import { media } from '#theme/media.ts';
import { surface } from '#theme/surface.ts';
import { theme } from '#theme/theme.ts';

export const Layout = styled.div`
  ${columns({ gap: 16, laptop: [7, 5] })}

  ${media.laptop} {
    gap: ${theme.space[24]};
  }
`;

export const Words = styled.div`
  ${columns({ gap: 6 })}
  align-content: start;
`;

export const Aside = styled.div`
  ${columns({ gap: 12 })}
  align-self: end;
`;

export const Milestones = styled.ol`
  border-block-end: ${theme.size.line} solid ${surface.border};
`;

export const Milestone = styled.li`
  display: grid;
  grid-template-columns: min(7rem, 35%) minmax(0, 1fr);
  align-items: baseline;
  gap: ${theme.space[4]};
  border-block-start: ${theme.size.line} solid ${surface.border};
  padding-block: ${theme.space[6]};
`;

export const Year = styled.span`
  color: ${surface.accentText};
  font-family: ${theme.font.heading};
  font-size: min(${theme.text.h2}, 9vw);
  font-weight: ${theme.weight.black};
  line-height: 1;
  overflow-wrap: anywhere;
  letter-spacing: ${theme.tracking.display};
`;
