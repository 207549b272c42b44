import { Fragment } from 'react';
import { TextLink } from '#design-system/components/TextLink';
import { Heading } from '#design-system/primitives/Heading';
import { Section } from '#design-system/primitives/Section';
import { toItems } from '#site/sections/shared/toItems.tsx';
import { Article, Chapter, Contents, Layout, Links } from './LegalText.styles.ts';
import type { LegalTextContent } from './legalText.section.ts';
import { Text } from '#design-system/primitives/Text';
import { formatDay } from '#data/formats.ts';
import { useIsHydrated } from '#site/useIsHydrated.ts';

export type LegalTextProps = LegalTextContent & {
  /** Dit quand le texte a changé; vrai d’office. */
  isDated?: boolean;
};

/** A legal text with its table of contents, which stays in view beside it on wide screens. */
export function LegalText({ chapters, isDated = true }: LegalTextProps) {
  return (
    <Section>
      <Layout>
        <Contents aria-labelledby="sommaire">
          <Heading level={2} size="h4" id="sommaire">
            Sommaire
          </Heading>
          <ol>
            {chapters.map(({ id, title }) => (
              <li key={id}>
                <TextLink variant="quiet" href={`#${id}`}>
                  {title}
                </TextLink>
              </li>
            ))}
          </ol>
        </Contents>
        <div>
          {isDated && <LastUpdated />}
          {chapters.map(({ id, title, blocks, links }) => (
            <Chapter key={id} id={id}>
              <Heading level={2} size="h3">
                {title}
              </Heading>
              <Article>
                {blocks.map(({ text, items }) => (
                  <Fragment key={text || items[0]}>
                    {text && <p>{text}</p>}
                    {items.length > 0 && <ul>{toItems(items)}</ul>}
                  </Fragment>
                ))}
              </Article>
              {links.length > 0 && (
                <Links>
                  {links.map(({ label, to }) => (
                    <TextLink key={to} variant="standalone" href={to}>
                      {label}
                    </TextLink>
                  ))}
                </Links>
              )}
            </Chapter>
          ))}
        </div>
      </Layout>
    </Section>
  );
}

/** Today where the visitor is, as `2026-11-20`. */
const today = () => {
  const now = new Date();
  return new Date(now.getTime() - now.getTimezoneOffset() * 60_000).toISOString().slice(0, 10);
};

/**
 * The date of a legal text: the date of the visit (product: legal texts). The prerendered page cannot know it and says
 * « aujourd’hui », which is true whenever it is read.
 */
function LastUpdated() {
  const date = useIsHydrated() ? today() : null;
  return (
    <Text isNote>
      <span>{'Dernière mise à jour\u00A0: '}</span>
      {date ? <time dateTime={date}>{formatDay(date)}</time> : <span>aujourd’hui</span>}
    </Text>
  );
}
