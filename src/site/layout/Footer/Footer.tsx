import { Link } from 'react-router-dom';
import { Container } from '#design-system/primitives/Container';
import { Logo } from '#design-system/primitives/Logo';
import { company } from '#data/company.ts';
import type { FooterContent } from './footer.schema.ts';
import {
  Brand,
  Columns,
  Contact,
  Copyright,
  Crest,
  FooterRoot,
  FootLink,
  GroupTitle,
  Hours,
  Legal,
  Tagline,
} from './Footer.styles.ts';

/** Site footer: who we are, where everything is, how to reach us (product 2.4). */
export function Footer({ tagline, groups, contactTitle, legalLinks }: FooterContent) {
  const { address } = company;
  return (
    <FooterRoot>
      <Crest seed={company.name} bars={120} />
      <Container>
        <Brand>
          <Logo name={company.name} size="large" />
          <Tagline>{tagline}</Tagline>
        </Brand>
        <Columns>
          {groups.map((group) => (
            <FooterGroup key={group.title} {...group} />
          ))}
          <Contact>
            <GroupTitle>{contactTitle}</GroupTitle>
            <address>
              {address.street}
              <br />
              {address.city}, {address.region}, {address.country} {address.postalCode}
            </address>
            <FootLink href={`tel:${company.phoneInternational}`}>{company.phone}</FootLink>
            <FootLink href={`mailto:${company.email}`}>{company.email}</FootLink>
            <Hours>
              {company.openingHours.map(({ days, hours }) => (
                <div key={days}>
                  <dt>{days}</dt>
                  <dd>{hours}</dd>
                </div>
              ))}
            </Hours>
          </Contact>
        </Columns>
        <Legal>
          <Copyright>
            © {company.copyrightYear} {company.name}
          </Copyright>
          {legalLinks.map(({ label, to }) => (
            <FootLink key={to} as={Link} to={to}>
              {label}
            </FootLink>
          ))}
        </Legal>
      </Container>
    </FooterRoot>
  );
}

function FooterGroup({ title, links }: FooterContent['groups'][number]) {
  return (
    <nav aria-label={title}>
      <GroupTitle>{title}</GroupTitle>
      <ul>
        {links.map(({ label, to }) => (
          <li key={`${label} ${to}`}>
            <FootLink as={Link} to={to}>
              {label}
            </FootLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
