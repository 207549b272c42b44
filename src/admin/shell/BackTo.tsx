import { ArrowLeft } from 'lucide-react';
import { Link } from 'react-router-dom';
import styled from 'styled-components';
import { Button } from '#design-system/components/Button';
import { theme } from '#theme/theme.ts';

/** Leads back to another screen. */
export function BackTo({ address, children }: { address: string; children: string }) {
  return (
    <Back variant="ghost" size="small" iconStart={ArrowLeft} render={<Link to={address} />}>
      {children}
    </Back>
  );
}

/** Its words start where the cards below do. */
const Back = styled(Button)`
  margin-inline-start: calc(-1 * ${theme.space[3]});
`;
