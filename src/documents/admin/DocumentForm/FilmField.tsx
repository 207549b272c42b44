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
  const { getValues } = useFormContext();
  const replace = useFieldReplacement(name);
  const [isTakingPoster, setIsTakingPoster] = useState(false);
  const film = field.value as FilmContent | null | undefined;
  const problems = {
    src: useProblem(`${name}.src`),
    title: useProblem(`${name}.title`),
    poster: useProblem(`${name}.poster`),
    captions: useProblem(`${name}.captions`),
  };
  const change = (changes: Partial<FilmContent>) => field.onChange({ ...film, ...changes });
  return (
    <Group aria-label={useGroupName(label)}>
      <GroupTitle>{label}</GroupTitle>
      <MediaFileChoice
        label="Vidéo"
        kind="video"
        value={film?.src}
        onChange={(src, notice) => replace(src ? { title: '', isSilent: false, ...film, src } : null, notice)}
        isOptional
        problem={problems.src}
      />
      {film && (
        <>
          <Field label={texts.title?.label ?? ''} error={problems.title}>
            <TextInput
              name={`${name}.title`}
              value={film.title}
              onChange={({ target }) => change({ title: target.value })}
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
          {/* Loads the film: only for who wants a frame of it. */}
          {isTakingPoster ? (
            <FilmPoster
              key={film.src}
              src={film.src}
              title={film.title}
              onChoose={({ title, file_path }) => {
                setIsTakingPoster(false);
                // What was typed while the picture left stays.
                replace(
                  { ...(getValues(name) as FilmContent), poster: file_path },
                  notices.pictureChosen(title),
                );
              }}
            />
          ) : (
            <div>
              <Button
                size="small"
                variant="outline"
                iconStart={Camera}
                onClick={() => setIsTakingPoster(true)}
              >
                Prendre l’affiche dans la vidéo
              </Button>
            </div>
          )}
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
            onChange={({ target }) => change({ isSilent: target.checked })}
          />
        </>
      )}
    </Group>
  );
}
