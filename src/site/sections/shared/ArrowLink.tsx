import { ArrowRight } from 'lucide-react';
import { Link } from 'react-router-dom';
import { TextLink } from '#design-system/components/TextLink';

export interface ArrowLinkProps {
  /** Les mots du lien. */
  label: string;
  /** L’adresse où il mène. */
  to: string;
  /** Pour qui ne lit que les liens, quand les mots ne suffisent pas. */
  'aria-label'?: string;
}

/** Where to go on from here, on a line of its own. */
export const ArrowLink = ({ label, to, ...props }: ArrowLinkProps) => (
  <TextLink variant="standalone" iconEnd={ArrowRight} render={<Link to={to} />} {...props}>
    {label}
  </TextLink>
);
