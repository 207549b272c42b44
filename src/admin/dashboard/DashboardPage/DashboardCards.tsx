import { ArrowRight } from 'lucide-react';
import { useId } from 'react';
import { Link } from 'react-router-dom';
import { useAuth } from '#data/session/useAuth.ts';
import { Button } from '#design-system/components/Button';
import { Icon } from '#design-system/primitives/Icon';
import { Card, Cards, Words } from './DashboardCards.styles.ts';
import { type DashboardCard, dashboardCards } from './dashboardCards.content.ts';

/** The modules that the person's role opens (product: dashboard cards). */
export function DashboardCards() {
  const { profile, hasRole } = useAuth();
  const cards = dashboardCards.filter(({ role }) => !profile || hasRole(role));
  if (cards.length === 0) {
    return <p>Votre rôle n’ouvre encore aucun module. La personne qui administre le site peut le changer.</p>;
  }
  return (
    <Cards>
      {cards.map((card) => (
        <ModuleCard key={card.path} {...card} />
      ))}
    </Cards>
  );
}

function ModuleCard({ title, path, icon }: DashboardCard) {
  const titleId = useId();
  return (
    <Card>
      <Icon icon={icon} size="large" />
      <Words>
        <h3 id={titleId}>{title}</h3>
      </Words>
      <Button
        variant="ghost"
        size="small"
        iconEnd={ArrowRight}
        render={<Link to={path} aria-describedby={titleId} />}
      >
        Accéder
      </Button>
    </Card>
  );
}
