import { withoutHidden } from '#documents/contents/withoutHidden.ts';
import { TitledSection } from '#site/sections/shared/SectionIntro/TitledSection.tsx';
import {
  StudioList,
  Details,
  DetailsHead,
  Equipment,
  Foot,
  Picture,
  StudioRoot,
  Ways,
  Words,
} from './Studios.styles.ts';
import type { StudiosContent } from './studios.section.ts';
import { CalendarDays, Phone, X } from 'lucide-react';
import { Link } from 'react-router-dom';
import { Button } from '#design-system/components/Button';
import { IconButton } from '#design-system/components/IconButton';
import { Heading } from '#design-system/primitives/Heading';
import { Text } from '#design-system/primitives/Text';
import { paths } from '#paths.ts';
import { phoneLink } from '#site/settings/phone.ts';
import { useSettings } from '#site/settings/settings.ts';
import { SitePicture } from '#features/media/site/SitePicture/SitePicture.tsx';
import { columnWidth, type Frames, partOfColumn, toFrame, framesOf } from '#features/media/site/frames.ts';
import { contactAbout } from '#site/contactAbout.ts';
import { rooms } from '#site/illustrations/rooms.ts';
import { PriceTag } from '#site/sections/audiovisual/PriceTag/PriceTag.tsx';
import { toItems } from '#site/sections/shared/toItems.tsx';

/** The studios for rent, and what booking one takes (product: audiovisual production). */
export function Studios({ title, lead, booking, studios }: StudiosContent) {
  return (
    <TitledSection tone="dark" id="studios" title={title} lead={lead} layout="loud">
      <StudioList>
        {withoutHidden(studios).map((studio, index) => (
          <StudioCard key={studio.id} studio={studio} booking={booking} isFirst={index === 0} />
        ))}
      </StudioList>
    </TitledSection>
  );
}

const ratio = 2;
const frames = framesOf(ratio, { tablet: [6, '1.5rem'] });
/** The first one lies down: its words decide how high its picture is. */
const firstFrames: Frames = [
  toFrame(columnWidth, ratio),
  { from: 'laptop', width: partOfColumn(7, '0rem'), height: '28rem' },
];

/**
 * One studio. 'Réserver un Studio' opens the details with the telephone number, a link to the contact page and, where the
 * settings give it hours, one to its free times (product: audiovisual production, booking a studio). A native popover, so that it opens before the scripts and without them.
 */
function StudioCard({
  studio,
  booking,
  isFirst,
}: Pick<StudiosContent, 'booking'> & { studio: StudiosContent['studios'][number]; isFirst: boolean }) {
  const { company, bookings } = useSettings();
  const { id, cover, name, purpose, description, equipment, capacity, area, price } = studio;
  const isBookable = bookings.studios.some((known) => known.id === id);
  const nameId = `studio-${id}`;
  const detailsId = `details-${id}`;
  const titleId = `${detailsId}-titre`;
  return (
    <StudioRoot>
      <Picture>
        <SitePicture picture={cover} seed={id} drawing={rooms[id]} frames={isFirst ? firstFrames : frames} />
      </Picture>
      <Words>
        <Text size="label" tone="accent">
          {purpose}
        </Text>
        <Heading level={3} id={nameId}>
          {name}
        </Heading>
        <Text tone="muted">{description}</Text>
        <Foot>
          <PriceTag price={price} />
          <Button popoverTarget={detailsId} aria-describedby={nameId}>
            Réserver un Studio
          </Button>
        </Foot>
      </Words>
      <Details id={detailsId} popover="auto" aria-labelledby={titleId}>
        <DetailsHead>
          <Heading level={3} id={titleId}>
            {name}
          </Heading>
          <IconButton label="Fermer" icon={X} popoverTarget={detailsId} popoverTargetAction="hide" />
        </DetailsHead>
        <PriceTag price={price} />
        <Text>
          {purpose}&nbsp;: {capacity}, {area}.
        </Text>
        <Equipment>{toItems(equipment)}</Equipment>
        {booking && !isBookable && <Text tone="muted">{booking}</Text>}
        <Ways>
          {isBookable && (
            <Button variant="primary" iconStart={CalendarDays} render={<Link to={paths.studioBooking(id)} />}>
              Voir les moments libres
            </Button>
          )}
          <Button
            variant={isBookable ? 'outline' : 'primary'}
            iconStart={Phone}
            render={<a href={phoneLink(company.phone)} aria-label={`Appeler le ${company.phone}`} />}
          >
            {company.phone}
          </Button>
          <Button variant="outline" render={<Link to={contactAbout('podcast', name)} />}>
            Écrire à l’équipe
          </Button>
        </Ways>
      </Details>
    </StudioRoot>
  );
}
