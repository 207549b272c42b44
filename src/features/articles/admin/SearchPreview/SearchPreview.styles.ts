import styled from 'styled-components';
import { theme } from '#theme/theme.ts';

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
