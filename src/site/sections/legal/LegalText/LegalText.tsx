import { TextLink } from '#design-system/components/TextLink';
import { Heading } from '#design-system/primitives/Heading';
import { Section } from '#design-system/primitives/Section';
import type { Action } from '#site/sections/shared/ActionLinks/index.ts';
import { LastUpdated } from './LastUpdated.tsx';
import { Article, Chapter, Contents, Layout, Links } from './LegalText.styles.ts';

export interface LegalTextProps {
  chapters: readonly {
    /** Its anchor in the address. */
    id: string;
    title: string;
    /** A string is a paragraph, several in an array are a list. */
    blocks: readonly (string | readonly string[])[];
    links?: readonly Action[];
  }[];
}

/** A legal text with its table of contents, which stays in view beside it on wide screens. */
export function LegalText({ chapters }: LegalTextProps) {
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
          <LastUpdated />
          {chapters.map(({ id, title, blocks, links }) => (
            <Chapter key={id} id={id}>
              <Heading level={2} size="h3">
                {title}
              </Heading>
              <Article>
                {blocks.map((block) =>
                  typeof block === 'string' ? (
                    <p key={block}>{block}</p>
                  ) : (
                    <ul key={block[0]}>
                      {block.map((item) => (
                        <li key={item}>{item}</li>
                      ))}
                    </ul>
                  ),
                )}
              </Article>
              {links && (
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
