import { Camera } from 'lucide-react';
import { notices } from '#admin/shell/notices.ts';
import { useState } from 'react';
import { useController, useFormContext } from 'react-hook-form';
import { FilmPoster } from '#features/media/admin/FilmPoster/FilmPoster.tsx';
import type { FilmContent } from '#features/media/data/contentMedia.ts';
import { Button } from '#design-system/components/Button';
import { Checkbox } from '#design-system/forms/Checkbox';
import { Field } from '#design-system/forms/Field';
import { TextInput } from '#design-system/forms/TextInput';
import type { FieldOf } from '#documents/contents/field.ts';
import { Group, GroupTitle } from './DocumentForm.styles.ts';
import { useGroupName } from './ItemContext.ts';
import { MediaFileChoice } from './MediaFileChoice.tsx';
import { useProblem } from './problems.tsx';
import { useFieldReplacement } from './useFieldReplacement.ts';

export interface FilmFieldProps {
  field: FieldOf<'film'>;
  name: string;
}

/** A film of the library, its title, its poster and its captions. */
export function FilmField({ field: { label, texts }, name }: FilmFieldProps) {
  const { field } = useController({ name });
  const replace = useFieldReplacement(name);
  const film = field.value as FilmContent | null | undefined;
  const problem = useProblem(`${name}.src`);
  return (
    <Group aria-label={useGroupName(label)}>
      <GroupTitle>{label}</GroupTitle>
      <MediaFileChoice
        label="Vidéo"
        kind="video"
        value={film?.src}
        onChange={(src, notice) => replace(src ? { title: '', isSilent: false, ...film, src } : null, notice)}
        isOptional
        problem={problem}
      />
      {film && (
        <FilmDetails
          film={film}
          name={name}
          titleLabel={texts.title?.label ?? ''}
          onChange={(changes) => field.onChange({ ...film, ...changes })}
        />
      )}
    </Group>
  );
}

interface FilmDetailsProps {
  film: FilmContent;
  name: string;
  titleLabel: string;
  /** Receives what is typed. */
  onChange: (changes: Partial<FilmContent>) => void;
}

/** What is said of a film that was chosen. */
function FilmDetails({ film, name, titleLabel, onChange }: FilmDetailsProps) {
  const replace = useFieldReplacement(name);
  const problems = {
    title: useProblem(`${name}.title`),
    poster: useProblem(`${name}.poster`),
    captions: useProblem(`${name}.captions`),
  };
  return (
    <>
      <Field label={titleLabel} error={problems.title}>
        <TextInput
          name={`${name}.title`}
          value={film.title}
          onChange={({ target }) => onChange({ title: target.value })}
        />
      </Field>
      <MediaFileChoice
        label="Affiche"
        kind="image"
        value={film.poster}
        onChange={(poster, notice) => replace({ ...film, poster }, notice)}
        isOptional
        problem={problems.poster}
      />
      <PosterOfFilm film={film} name={name} />
      <MediaFileChoice
        label="Sous-titres"
        kind="captions"
        value={film.captions}
        onChange={(captions, notice) => replace({ ...film, captions }, notice)}
        isOptional
        problem={problems.captions}
      />
      <Checkbox
        label="Sans paroles"
        description={'Personne n’y parle\u00A0: elle n’a pas besoin de sous-titres.'}
        checked={film.isSilent}
        onChange={({ target }) => onChange({ isSilent: target.checked })}
      />
    </>
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
