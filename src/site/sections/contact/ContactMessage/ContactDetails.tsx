import { ArrowUpRight } from 'lucide-react';
import { DescriptionList } from '#design-system/components/DescriptionList';
import { TextLink } from '#design-system/components/TextLink';
import { Heading } from '#design-system/primitives/Heading';
import { company } from '#data/company.ts';
import { SectionTitle } from '#site/sections/shared/SectionIntro/index.ts';
import { Address, Details, Direct, Direction } from './ContactMessage.styles.ts';

const { street, city, region, postalCode, country } = company.address;
const mapLink = `https://www.openstreetmap.org/search?query=${encodeURIComponent(`${street}, ${city}`)}`;

/** Telephone, e-mail, address and opening hours (product 1.3), readable from across the room. */
export function ContactDetails() {
  return (
    <Details>
      <SectionTitle eyebrow="Nos coordonnées" title="De vive voix" size="h3" />
      <Direct href={`tel:${company.phoneInternational}`}>{company.phone}</Direct>
      <Heading level={2} size="h3">
        Par courriel
      </Heading>
      <Direct href={`mailto:${company.email}`} data-size="small">
        {company.email}
      </Direct>
      <Heading level={2} size="h3">
        Sur place
      </Heading>
      <Direction>
        <Address>
          {street}
          <br />
          {city} ({region}) {postalCode}, {country}
        </Address>
        <TextLink variant="standalone" href={mapLink} iconEnd={ArrowUpRight}>
          Voir sur la carte
        </TextLink>
      </Direction>
      <Heading level={2} size="h3">
        Heures d’ouverture
      </Heading>
      <DescriptionList
        items={company.openingHours.map(({ days, hours }) => ({ term: days, value: hours }))}
      />
    </Details>
  );
}
