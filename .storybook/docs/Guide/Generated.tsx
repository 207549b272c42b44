import { Heading } from '@storybook/addon-docs/blocks';
import { createElement, type ElementType, use } from 'react';
import { absoluteUrl } from '#data/siteUrl.ts';
import { paths } from '#paths.ts';
import { Anatomy } from './Anatomy.tsx';
import { Reading } from './Reading.tsx';
import type { SectionFacts, SectionPart } from './sectionParts.ts';

const facts = import('virtual:facts');

/** What the code and its history say of a folder below `src`. */
export function useFacts(folder: string) {
  const { since, screens } = use(facts).default;
  return { since: since[folder], screens: screens[folder] ?? [] };
}

const whoOpens: Record<string, string> = {
  subscriber: 'toute personne connectée',
  moderator: 'modérateurs, éditeurs et admins',
  editor: 'éditeurs et admins',
  admin: 'admins seulement',
};

type PieceProps = {
  folder: string;
  /** Storybook’s id of the first story. */
  story: string;
  component: ElementType;
  /** The first story’s properties. */
  args: Record<string, unknown>;
  section: SectionFacts | undefined;
};

/** What a machine knows of a section or of a piece of the back-office: where it is reached, by whom, its parts, texts and keys. */
export function Generated({ folder, story, component, args, section }: PieceProps) {
  const { screens } = useFacts(folder);
  return (
    <>
      {screens.length > 0 && (
        <>
          <Heading>Où, et pour qui</Heading>
          <ul>
            {screens.map(({ path, title, role }) => (
              <li key={path}>
                «&nbsp;{title}&nbsp;», <code>{path}</code>&nbsp;: {whoOpens[role]}.
              </li>
            ))}
          </ul>
        </>
      )}
      {section && <InPages {...section} />}
      {section && section.parts.length > 0 && (
        <>
          <Heading>Anatomie et textes</Heading>
          <Anatomy
            picture={createElement(component, args)}
            parts={section.parts.map((part) => ({
              name: toWords(part),
              words: findWords(args[part.name]),
              parts: part.parts.map(toWords),
            }))}
          />
        </>
      )}
      <Heading>Au clavier et à l’oreille</Heading>
      <Reading story={story} />
    </>
  );
}

const toWords = ({ label, limit }: SectionPart) => (limit ? `**${label}**\u00A0: ${limit}` : `**${label}**`);

/** The first words that a part of the picture shows. */
function findWords(value: unknown): string | undefined {
  if (typeof value === 'string') return value;
  if (typeof value !== 'object' || value === null) return undefined;
  return Object.entries(value).flatMap(([key, part]) => (key === 'id' ? [] : (findWords(part) ?? [])))[0];
}

/** The pages that a section stands on, and the screens where staff change it. */
function InPages({ places, isComposed }: SectionFacts) {
  return (
    <>
      <Heading>Dans les pages</Heading>
      <ul>
        {places.map(({ key, title, pages }) => (
          <li key={key}>
            {pages.length === 0 && 'Toutes les pages'}
            {pages.map((page) => (
              <a key={page.path} href={absoluteUrl(page.path)}>
                {page.title}
              </a>
            ))}
            {' : l’équipe l’y modifie sous '}«&nbsp;{title}&nbsp;» (<code>{paths.admin.content(key)}</code>).
          </li>
        ))}
        {isComposed && <li>Elle peut entrer dans une page que l’équipe compose.</li>}
      </ul>
    </>
  );
}
