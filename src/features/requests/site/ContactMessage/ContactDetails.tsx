import { ArrowUpRight } from 'lucide-react';
import { DescriptionList } from '#design-system/components/DescriptionList';
import { TextLink } from '#design-system/components/TextLink';
import { Heading } from '#design-system/primitives/Heading';
import { phoneLink } from '#site/settings/phone.ts';
import { nearRows, type OpeningRow, weekRows } from '#site/settings/openingHours.ts';
import { useSettings } from '#site/settings/settings.ts';
import { SectionTitle } from '#site/sections/shared/SectionIntro/SectionIntro.tsx';
import { Address, Details, Direct, Direction } from './ContactMessage.styles.ts';

const mapLink = (place: string) => `https://www.openstreetmap.org/search?query=${encodeURIComponent(place)}`;

const asItem = ({ days, hours }: OpeningRow) => ({ term: days, value: hours });

/** Telephone, e-mail, address and opening hours (product: facts of the company), readable from across the room. */
export function ContactDetails() {
  const { company, hours, today } = useSettings();
  const { street, city, region, postalCode, country } = company.address;
  const exceptions = nearRows(hours, today);
  return (
    <Details aria-label="Coordonnées">
      <SectionTitle eyebrow="Nos coordonnées" title="De vive voix" size="h3" />
      <Direct href={phoneLink(company.phone)}>{company.phone}</Direct>
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
        <TextLink variant="standalone" href={mapLink(`${street}, ${city}`)} iconEnd={ArrowUpRight}>
          Voir sur la carte
        </TextLink>
      </Direction>
      <Heading level={2} size="h3">
        Heures d’ouverture
      </Heading>
      <DescriptionList items={weekRows(hours.week).map(asItem)} />
      {exceptions.length > 0 && (
        <>
          <Heading level={2} size="h3">
            Horaire particulier
          </Heading>
          <DescriptionList items={exceptions.map(asItem)} />
        </>
      )}
    </Details>
  );
}
