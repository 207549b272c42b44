import styled from 'styled-components';
import { theme } from '#theme/theme.ts';

export const Card = styled.div`
  overflow: hidden;
  border: 1px solid ${theme.color.border};
  border-radius: ${theme.radius.control};
`;

export const Picture = styled.div`
  aspect-ratio: 1200 / 630;
  background: ${theme.color.band};

  > * {
    width: 100%;
    height: 100%;
    object-fit: cover;
  }
`;

export const Words = styled.div`
  display: flex;
  flex-direction: column;
  padding: ${theme.space[3]} ${theme.space[4]};
  font-size: ${theme.text.small};
  line-height: 1.45;

  > span,
  > p {
    color: ${theme.color.textMuted};
  }
  > strong {
    font-size: ${theme.text.body};
    font-weight: ${theme.weight.semibold};
  }
  > p {
    display: -webkit-box;
    overflow: hidden;
    -webkit-box-orient: vertical;
    -webkit-line-clamp: 2;
  }
`;
