import styled from 'styled-components';
import { columns } from '#theme/columns.ts';
import { theme } from '#theme/theme.ts';

export const Previews = styled.div`
  ${columns({ gap: 8 })}
  max-width: 36rem;
  padding-block: ${theme.space[8]};

  figcaption {
    margin-block-end: ${theme.space[2]};
  }
`;

export const Result = styled.div`
  padding: ${theme.space[4]};
  border: 1px solid ${theme.color.border};
  border-radius: ${theme.radius.control};
  background: ${theme.color.surface};
  font-size: ${theme.text.small};
  line-height: 1.5;

  > :last-child {
    color: ${theme.color.textMuted};
    overflow-wrap: anywhere;
  }
`;

export const Address = styled.p`
  display: grid;
  line-height: ${theme.leading.snug};

  > span {
    color: ${theme.color.textMuted};
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
  background: ${theme.color.surface};
`;

export const Words = styled.div`
  display: grid;
  gap: ${theme.space[1]};
  padding: ${theme.space[4]};
  font-size: ${theme.text.small};
  overflow-wrap: anywhere;

  > span,
  > p {
    color: ${theme.color.textMuted};
  }
`;
