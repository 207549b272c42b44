import styled from 'styled-components';
import { lightSurface } from '#theme/surface.ts';
import { theme } from '#theme/theme.ts';

export const AlertRoot = styled.div`
  ${lightSurface}
  display: flex;
  gap: ${theme.space[3]};
  padding: ${theme.space[4]};
  border: 1px solid currentcolor;
  border-radius: ${theme.radius.control};

  &[data-tone='info'] {
    background: ${theme.color.brandFaint};
    border-color: ${theme.color.brandSoft};
    > span {
      color: ${theme.color.brand};
    }
  }
  &[data-tone='success'] {
    background: ${theme.color.successTint};
    border-color: ${theme.color.success};
    > span {
      color: ${theme.color.success};
    }
  }
  &[data-tone='warning'] {
    background: ${theme.color.warningTint};
    border-color: ${theme.color.warning};
    > span {
      color: ${theme.color.warning};
    }
  }
  &[data-tone='danger'] {
    background: ${theme.color.dangerTint};
    border-color: ${theme.color.danger};
    > span {
      color: ${theme.color.danger};
    }
  }
`;

export const Body = styled.div`
  display: flex;
  flex: 1;
  flex-direction: column;
  gap: ${theme.space[1]};
  min-width: 0;
`;

export const Title = styled.p`
  font-weight: ${theme.weight.semibold};
`;

export const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${theme.space[2]};
  margin-block-start: ${theme.space[2]};
`;
