import { Link } from 'react-router-dom';
import { Container } from '#design-system/primitives/Container';
import { Logo } from '#design-system/primitives/Logo';
import { paths } from '#paths.ts';
import { withoutHidden } from '#documents/contents/withoutHidden.ts';
import { phoneLink } from '#site/settings/phone.ts';
import { nearRows, weekRows } from '#site/settings/openingHours.ts';
import { useSettings } from '#site/settings/settings.ts';
import type { FooterContent } from './footer.section.ts';
import {
  Brand,
  Columns,
  Contact,
  Copyright,
  Crest,
  ExceptionRow,
  FooterRoot,
  FootLink,
  GroupTitle,
  Hours,
  Legal,
  SearchForm,
  Socials,
  Tagline,
} from './Footer.styles.ts';

/** Site footer: who we are, where everything is, how to reach us (product: footer). */
export function Footer({ tagline, groups, contactTitle, legalLinks }: FooterContent) {
  const { company, hours, socials, today } = useSettings();
  const { address } = company;
  const accounts = withoutHidden(socials.accounts);
  return (
    <FooterRoot>
      <Crest seed={company.name} bars={120} />
      <Container>
        <Brand>
          <Logo name={company.name} size="large" />
          <Tagline>{tagline}</Tagline>
          <SearchForm action={paths.search}>
            <input type="search" name="q" aria-label="Rechercher dans le site" maxLength={200} required />
            <button type="submit">Rechercher</button>
          </SearchForm>
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
            <FootLink href={phoneLink(company.phone)}>{company.phone}</FootLink>
            <FootLink href={`mailto:${company.email}`}>{company.email}</FootLink>
            <Hours>
              {weekRows(hours.week).map((row) => (
                <div key={row.days}>
                  <dt>{row.days}</dt>
                  <dd>{row.hours}</dd>
                </div>
              ))}
              {nearRows(hours, today).map((row) => (
                <ExceptionRow key={row.days}>
                  <dt>{row.days}</dt>
                  <dd>{row.hours}</dd>
                </ExceptionRow>
              ))}
            </Hours>
            {accounts.length > 0 && (
              <Socials aria-label="Réseaux sociaux">
                {accounts.map(({ name, address: to }) => (
                  <FootLink key={to} href={to} rel="me">
                    {name}
                  </FootLink>
                ))}
              </Socials>
            )}
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
