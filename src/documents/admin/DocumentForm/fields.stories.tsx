import type { z } from 'zod';
import { fn } from 'storybook/test';
import { described, getField } from '#documents/contents/field.ts';
import type { EditableSection } from '#documents/contents/section.ts';
import { kindWords } from '#documents/data/documentKinds.ts';
import { z as own } from '#data/zod.ts';
import { episodeSchema } from '#features/podcasts/site/episode.schema.ts';
import { firstEpisode } from '#features/podcasts/site/testing/podcasts.ts';
import { projectSchema } from '#features/projects/site/project.schema.ts';
import { aProject } from '#features/projects/site/testing/projects.ts';
import { heroContent, heroSchema } from '#site/sections/home/Hero/hero.section.ts';
import { companyContent } from '#site/settings/settings.content.ts';
import { companySchema } from '#site/settings/settings.schema.ts';
import preview from '#storybook/preview.tsx';
import { OpenedForm } from './testing/OpenedForm.tsx';

/** A document of one part of another one. */
function take<Content extends object>(
  whole: z.ZodType<Content>,
  content: Content,
  name: keyof Content & string,
) {
  const field = getField(whole);
  const part = field.kind === 'group' ? field.fields[name] : undefined;
  if (!part) throw new Error(`No part is called ${name}.`);
  const schema = own.object({ [name]: part });
  const value = { [name]: content[name] };
  const section: EditableSection = {
    key: `essai/${name}`,
    words: kindWords.section,
    title: name,
    pages: [],
    schema: described(schema, { kind: 'group', label: name, fields: schema.shape }),
    content: value,
  };
  return { section, value };
}

const ofEpisode = (name: keyof typeof firstEpisode) => take(episodeSchema, firstEpisode, name);

const meta = preview.meta({
  title: 'Administration/Documents/Champs d’un document · fields',
  component: OpenedForm,
  args: { ...ofEpisode('description'), onChange: fn() },
  globals: { role: 'editor' },
  parameters: {
    layout: 'padded',
    description:
      'Comment se demande chaque partie d’un document. Le schéma dit laquelle : `PartField` choisit.',
  },
});

/** `WrittenField` : une ligne ou un paragraphe, compté contre ce que la page contient. */
export const Default = meta.story();

/** `NumberField` : un nombre, tel qu’il est tapé tant qu’il n’en est pas un. */
export const Number = meta.story({ name: 'Nombre', args: ofEpisode('number') });

/** `DateField` : un jour, une heure, ou les deux. */
export const Day = meta.story({ name: 'Jour', args: ofEpisode('day') });

/** `ChoiceField` : un mot parmi plusieurs. */
export const Choice = meta.story({ name: 'Choix', args: ofEpisode('type') });

/** `FlagField` : oui ou non. */
export const Flag = meta.story({ name: 'Case', args: ofEpisode('isExplicit') });

/** `SlugField` : la fin d’une adresse. */
export const Slug = meta.story({ name: 'Adresse', args: ofEpisode('slug') });

/** `InputField` : ce qu’une machine doit comprendre. */
export const Input = meta.story({ name: 'Courriel', args: take(companySchema, companyContent, 'email') });

/** `LinkField` : une page du site, ou une adresse d’ailleurs. */
export const Links = meta.story({ name: 'Liens', args: take(heroSchema, heroContent, 'actions') });

/** `ListField` et `IconField` : des éléments qui s’ajoutent, se déplacent et se retirent, avec leur pictogramme. */
export const List = meta.story({ name: 'Liste', args: take(heroSchema, heroContent, 'channels') });

/** `SoundField` : un son de la médiathèque. */
export const Sound = meta.story({ name: 'Son', tags: ['no-visual'], args: ofEpisode('sound') });

/** `TranscriptField` : ce qui s’y dit, en WebVTT. */
export const Transcript = meta.story({ name: 'Transcription', args: ofEpisode('transcript') });

/** `PictureField` : une image, ou une couverture dessinée. */
export const Picture = meta.story({
  name: 'Image',
  tags: ['no-visual'],
  args: take(projectSchema, aProject, 'cover'),
});

/** `FilmField` : une vidéo et ses textes. */
export const Film = meta.story({
  name: 'Vidéo',
  tags: ['no-visual'],
  args: take(projectSchema, aProject, 'film'),
});
