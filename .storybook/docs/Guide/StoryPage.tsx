import {
  Controls,
  Description,
  DocsContext,
  Heading,
  Primary,
  Subtitle,
  Title,
  useOf,
} from '@storybook/addon-docs/blocks';
import { type ElementType, Suspense, use, useContext, useMemo } from 'react';
import { absoluteUrl } from '#data/siteUrl.ts';
import { Anatomy } from './Anatomy.tsx';
import { Examples } from './Examples.tsx';
import { type Guide, loadGuide, toFolder } from './guide.ts';
import { Generated, useFacts } from './Generated.tsx';
import { GuideLink } from './GuideLink.tsx';
import { getIndexEntries } from './indexEntries.ts';
import { Keys } from './Keys.tsx';
import { LivingStory } from './LivingStory.tsx';
import { loadSectionFacts } from './sectionParts.ts';
import { Standing, UsedIn } from './Standing.tsx';
import { docsOf, type Story, StoryList } from './StoryList.tsx';
import { Variants } from './Variants.tsx';
import { Words } from './Words.tsx';

/**
 * The guide of a piece: what it is and looks like, when to choose it, its variants, words and keys, its properties, where it stands
 * in the product. That of a page or of a screen links to its route.
 */
export function StoryPage() {
  const { componentStories } = useContext(DocsContext);
  const { preparedMeta } = useOf('meta', ['meta']);
  const folder = toFolder(String(preparedMeta.parameters['fileName']));
  const stories = componentStories();
  showInWindows(stories);
  const entries = getIndexEntries();
  for (const story of stories) story.name = entries[story.id]?.name ?? story.name;
  const guide = useMemo(() => loadGuide(folder ?? ''), [folder]);
  const section = useMemo(() => loadSectionFacts(folder ?? ''), [folder]);
  return (
    <>
      <Title />
      <Subtitle />
      <RouteLink />
      <Description />
      <First story={stories[0]} />
      <Suspense>
        <Decisions
          guide={guide}
          component={preparedMeta.component as ElementType}
          args={stories[0]?.initialArgs ?? {}}
          folder={folder ?? ''}
          story={stories[0]?.id ?? ''}
          section={section}
        />
      </Suspense>
      <StoryList />
      {Object.keys(preparedMeta.argTypes ?? {}).length > 0 && (
        <>
          <Heading>Propriétés</Heading>
          <Controls />
        </>
      )}
      {folder && (
        <>
          <Heading>Dans le produit</Heading>
          <Suspense>
            <UsedIn folder={folder} />
          </Suspense>
        </>
      )}
    </>
  );
}

/** What stands in a window of its own is a picture, where there is one, until somebody asks for it: a whole screen starts a database. */
function First({ story }: { story: Story | undefined }) {
  if (!story) return null;
  const { inline, height, iframeHeight } = docsOf(story);
  return inline === false ? <LivingStory of={story.id} height={height ?? iframeHeight} /> : <Primary />;
}

type DecisionsProps = {
  guide: Promise<Guide | undefined>;
  section: ReturnType<typeof loadSectionFacts>;
  component: ElementType;
  args: Record<string, unknown>;
  folder: string;
  story: string;
};

/** What `Piece.guide.tsx` says; without one, what the story file says of its use, and what the code says of the rest. */
function Decisions({ guide: loading, section: loadingSection, folder, story, ...drawn }: DecisionsProps) {
  const guide = use(loading);
  const section = use(loadingSection);
  const { preparedMeta } = useOf('meta', ['meta']);
  const { since = '' } = useFacts(folder);
  if (!folder) return null;
  const { use: uses = [], instead = [] } =
    guide ?? ((preparedMeta.parameters['guide'] ?? {}) as Partial<Guide>);
  return (
    <>
      <Standing tags={preparedMeta.tags} since={since} />
      <Use use={uses} instead={instead} />
      {guide ? (
        <Written guide={guide} {...drawn} />
      ) : (
        <Generated folder={folder} story={story} section={section} {...drawn} />
      )}
    </>
  );
}

function Use({ use: uses, instead }: Pick<Guide, 'use' | 'instead'>) {
  return (
    <>
      {uses.length > 0 && (
        <>
          <Heading>Quand s’en servir</Heading>
          <Sentences>{uses}</Sentences>
        </>
      )}
      {instead.length > 0 && (
        <>
          <Heading>Sinon</Heading>
          <ul>
            {instead.map(({ when, take }) => (
              <li key={when}>
                <Words>{`${when}\u00A0: `}</Words> <GuideLink to={take} />
              </li>
            ))}
          </ul>
        </>
      )}
    </>
  );
}

function Written({ guide, component, args }: { guide: Guide } & Pick<DecisionsProps, 'component' | 'args'>) {
  const { anatomy, variants, draw, keys, heard, texts, dos, donts } = guide;
  return (
    <>
      <Heading>À faire, à éviter</Heading>
      <Examples dos={dos} donts={donts} />
      {anatomy && (
        <>
          <Heading>Anatomie</Heading>
          <Anatomy {...anatomy} />
        </>
      )}
      {variants && (
        <>
          <Heading>Variantes</Heading>
          <Variants variants={variants} draw={draw} component={component} args={args} />
        </>
      )}
      {texts && (
        <>
          <Heading>Textes</Heading>
          <Sentences>{texts}</Sentences>
        </>
      )}
      <Heading>Au clavier et à l’oreille</Heading>
      <Keys keys={keys} />
      <p>
        <Words>{heard}</Words>
      </p>
    </>
  );
}

const Sentences = ({ children }: { children: string[] }) => (
  <ul>
    {children.map((sentence) => (
      <li key={sentence}>
        <Words>{sentence}</Words>
      </li>
    ))}
  </ul>
);

/**
 * A guide has one width: a story that asks for another one stands in a window, which takes it (`preview.tsx`); so does a page or a screen,
 * which is a window itself.
 */
function showInWindows(stories: Story[]) {
  for (const { storyGlobals, parameters, title } of stories)
    if (storyGlobals.viewport || isAtAddress(title, parameters.path))
      parameters.docs = { ...parameters.docs, story: { ...parameters.docs.story, inline: false } };
}

/** `parameters.path` is the address that a page or a screen stands at; a section's only places it in a menu. */
const isAtAddress = (title: string, path: unknown): path is string =>
  typeof path === 'string' && /^(Pages|Administration)\//.test(title);

function RouteLink() {
  const { preparedMeta } = useOf('meta', ['meta']);
  const { path } = preparedMeta.parameters as { path?: string };
  if (!isAtAddress(preparedMeta.title, path)) return null;
  return (
    <p>
      Sur le site&nbsp;: <a href={absoluteUrl(path)}>{path}</a>
    </p>
  );
}
