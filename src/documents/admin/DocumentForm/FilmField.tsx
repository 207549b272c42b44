import { Camera } from 'lucide-react';
import { notices } from '#admin/shell/notices.ts';
import { useState } from 'react';
import { useController, useFormContext } from 'react-hook-form';
import { FilmPoster } from '#features/media/admin/FilmPoster/FilmPoster.tsx';
import type { ContentMediaKind, FilmContent } from '#features/media/data/contentMedia.ts';
import { Button } from '#design-system/components/Button';
import { Checkbox } from '#design-system/forms/Checkbox';
import { Field } from '#design-system/forms/Field';
import { TextInput } from '#design-system/forms/TextInput';
import { Group, GroupTitle } from './DocumentForm.styles.ts';
import { useGroupName } from './ItemContext.ts';
import { MediaFileChoice } from './MediaFileChoice.tsx';
import type { ControlProps } from './PartField.tsx';
import { useProblems } from './problems.tsx';
import { useFieldReplacement } from './useFieldReplacement.ts';

/** A film of the library, its title, its poster and its captions. */
export function FilmField({ field: { label, texts }, name }: ControlProps<'film'>) {
  const { field } = useController({ name });
  const replace = useFieldReplacement(name);
  const problems = useProblems();
  const film = field.value as FilmContent | null | undefined;
  const type = (changes: Partial<FilmContent>) => field.onChange({ ...film, ...changes });
  const file = (part: 'src' | 'poster' | 'captions', words: string, kind: ContentMediaKind) => (
    <MediaFileChoice
      label={words}
      kind={kind}
      value={film?.[part]}
      onChange={(address, notice) => {
        const isGone = part === 'src' && !address;
        replace(isGone ? null : { title: '', isSilent: false, ...film, [part]: address }, notice);
      }}
      isOptional
      problem={problems.get(`${name}.${part}`)}
    />
  );
  return (
    <Group aria-label={useGroupName(label)}>
      <GroupTitle>{label}</GroupTitle>
      {/* oxlint-disable-next-line translation/no-bare-text -- An element stands here. */}
      {file('src', 'Vidéo', 'video')}
      {film && (
        <>
          <Field label={texts.title?.label ?? ''} error={problems.get(`${name}.title`)}>
            <TextInput
              name={`${name}.title`}
              value={film.title}
              onChange={({ target }) => type({ title: target.value })}
            />
          </Field>
          {file('poster', 'Affiche', 'image')}
          <PosterOfFilm film={film} name={name} />
          {file('captions', 'Sous-titres', 'captions')}
          <Checkbox
            label="Sans paroles"
            description={'Personne n’y parle\u00A0: elle n’a pas besoin de sous-titres.'}
            checked={film.isSilent}
            onChange={({ target }) => type({ isSilent: target.checked })}
          />
        </>
      )}
    </Group>
  );
}

/** Takes a frame of the film as its poster. The film is loaded only for who wants one. */
function PosterOfFilm({ film, name }: { film: FilmContent; name: string }) {
  const { getValues } = useFormContext();
  const replace = useFieldReplacement(name);
  const [isTaking, setIsTaking] = useState(false);
  if (!isTaking)
    return (
      <div>
        <Button size="small" variant="outline" iconStart={Camera} onClick={() => setIsTaking(true)}>
          Prendre l’affiche dans la vidéo
        </Button>
      </div>
    );
  return (
    <FilmPoster
      key={film.src}
      src={film.src}
      title={film.title}
      onChoose={({ title, file_path }) => {
        setIsTaking(false);
        // What was typed while the picture was uploaded stays.
        replace({ ...(getValues(name) as FilmContent), poster: file_path }, notices.pictureChosen(title));
      }}
    />
  );
}
