import { Link } from 'react-router-dom';
import { Button } from '#design-system/components/Button';
import { Heading } from '#design-system/primitives/Heading';
import { Text } from '#design-system/primitives/Text';
import { contactAbout } from '#site/contactAbout.ts';
import { formatPrice } from '#data/price.ts';
import { Offer, Offers, OffersFoot, Price } from './TrainingOffers.styles.ts';
import type { TrainingOffersContent } from './trainingOffers.section.ts';

/** A coaching offer (product: communication training). */
type CoachingOffer = TrainingOffersContent['coaching'][number];

/** Coaching offers side by side on one panel, priced by the session. */
export function Coaching({
  offers,
  firstMeeting,
}: {
  offers: readonly CoachingOffer[];
  firstMeeting?: string;
}) {
  return (
    <Offers>
      {offers.map(({ id, title, description, duration, sessions, price }) => (
        <Offer key={id}>
          <Heading level={3}>{title}</Heading>
          <div>
            <Price>{formatPrice(price)}</Price>
            <Text tone="muted">par séance de {duration}</Text>
          </div>
          <Text weight="semibold">{sessions} séances</Text>
          <Text tone="muted">{description}</Text>
        </Offer>
      ))}
      <OffersFoot>
        {firstMeeting && <Text>{firstMeeting}</Text>}
        <Button variant="primary" render={<Link to={contactAbout('coaching')} />}>
          Rencontrer une coach
        </Button>
      </OffersFoot>
    </Offers>
  );
}
