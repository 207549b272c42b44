import { Container } from '#design-system/primitives/Container';
import { CoverArt } from '#design-system/primitives/CoverArt';
import { Text } from '#design-system/primitives/Text';
import { siteUrl } from '#data/siteUrl.ts';
import { useSettings } from '#site/settings/settings.ts';
import { titleWithName } from '#site/pageHead.ts';
import type { PageHeadContent } from '#documents/contents/pageHead.schema.ts';
import { Address, Card, Previews, Result, Title, Words } from './HeadPreview.styles.ts';

/** A page as search engines and social networks show it, cut where they cut. No page shows it: it is there for whoever writes. */
export function HeadPreview({ title, description, socialTitle, socialDescription }: PageHeadContent) {
  const { company, search } = useSettings();
  const { host } = new URL(siteUrl);
  const whole = titleWithName(title, search.titleSuffix);
  return (
    <Container>
      <Previews>
        <figure>
          <Text as="figcaption" isNote>
            Dans les résultats de recherche
          </Text>
          <Result>
            <Address>
              {company.name}
              <span>{host}</span>
            </Address>
            <Title>{whole}</Title>
            <p>{description}</p>
          </Result>
        </figure>
        <figure>
          <Text as="figcaption" isNote>
            Une fois partagée
          </Text>
          <Card>
            <CoverArt seed={title} ratio="wide" />
            <Words>
              <span>{host}</span>
              <strong>{socialTitle || whole}</strong>
              <p>{socialDescription || description}</p>
            </Words>
          </Card>
        </figure>
      </Previews>
    </Container>
  );
}
