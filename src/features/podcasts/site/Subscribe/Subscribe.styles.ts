import styled from 'styled-components';
import { media } from '#theme/media.ts';
import { lightSurface, surface } from '#theme/surface.ts';
import { theme } from '#theme/theme.ts';

/** What is open stands under the row of buttons around it, which is its frame, and moves nothing. */
export const SubscribeRoot = styled.details`
  summary {
    list-style: none;
  }
  summary::-webkit-details-marker {
    display: none;
  }
`;

export const Panel = styled.div`
  ${lightSurface}
  position: absolute;
  inset-block-start: calc(100% + ${theme.space[2]});
  inset-inline-start: 0;
  z-index: ${theme.zIndex.raised};
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${theme.space[4]};
  width: min(100%, 26rem);
  border: ${theme.size.line} solid ${surface.border};
  border-radius: ${theme.radius.card};
  padding: ${theme.space[4]};
  background: ${theme.color.surface};
  color: ${surface.text};
  box-shadow: ${theme.shadow.raised};
`;

export const Apps = styled.ul`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  padding: 0;
  list-style: none;
`;

export const App = styled.a`
  display: flex;
  align-items: center;
  min-height: ${theme.size.touch};
  border-radius: ${theme.radius.control};
  padding-inline: ${theme.space[3]};
  color: ${surface.text};
  font-weight: ${theme.weight.semibold};
  text-decoration: none;
  overflow-wrap: anywhere;

  ${media.hover} {
    &:hover {
      background: ${surface.tint};
    }
  }
`;

export const Feed = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${theme.space[2]};
  border-block-start: ${theme.size.line} solid ${surface.border};
  padding-block-start: ${theme.space[4]};
  font-size: ${theme.text.small};

  ${media.noScript} {
    > button {
      display: none;
    }
  }
`;
