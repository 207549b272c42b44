import { ArrowLeft } from 'lucide-react';
import { Link } from 'react-router-dom';
import styled from 'styled-components';
import { Button } from '#design-system/components/Button';
import { theme } from '#theme/theme.ts';
import { listAddress } from './listAddress.ts';

/** Leads back to the list as it was left. */
export function BackToList() {
  return (
    <Back variant="ghost" size="small" iconStart={ArrowLeft} render={<Link to={listAddress()} />}>
      Retour aux articles
    </Back>
  );
}

/** Its words start where the cards below do. */
const Back = styled(Button)`
  margin-inline-start: calc(-1 * ${theme.space[3]});
`;
