import styled from 'styled-components';
import { theme } from '#theme/theme.ts';

export const Previews = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${theme.space[4]};

  > :last-child {
    max-width: 24rem;
  }
  figcaption {
    margin-block-end: ${theme.space[2]};
    color: ${theme.color.textMuted};
    font-size: ${theme.text.small};
    font-weight: ${theme.weight.semibold};
  }
`;

export const Result = styled.div`
  padding: ${theme.space[4]};
  border: 1px solid ${theme.color.border};
  border-radius: ${theme.radius.control};
  font-size: ${theme.text.small};
  line-height: 1.5;

  > :last-child {
    display: -webkit-box;
    overflow: hidden;
    color: ${theme.color.textMuted};
    -webkit-box-orient: vertical;
    -webkit-line-clamp: 3;
  }
`;

export const Address = styled.p`
  display: flex;
  flex-direction: column;
  line-height: ${theme.leading.snug};

  > span {
    overflow: hidden;
    color: ${theme.color.textMuted};
    white-space: nowrap;
    text-overflow: ellipsis;
  }
`;

export const Title = styled.p`
  margin-block: ${theme.space[1]};
  overflow: hidden;
  color: ${theme.color.brandAccent};
  font-size: 1.125rem;
  line-height: ${theme.leading.snug};
  white-space: nowrap;
  text-overflow: ellipsis;
`;

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
