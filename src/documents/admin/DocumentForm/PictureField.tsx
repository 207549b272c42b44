import { noop, useQuery, useQueryClient } from '@tanstack/react-query';
import { notices } from '#admin/shell/notices.ts';
import { Crosshair } from 'lucide-react';
import { useEffect, useId, useState } from 'react';
import { useController, useWatch } from 'react-hook-form';
import { AlternativeText } from '#features/media/admin/AlternativeText/AlternativeText.tsx';
import { MediaDialog } from '#features/media/admin/MediaDialog/MediaDialog.tsx';
import { MediaPickerButton } from '#features/media/admin/MediaPickerButton/MediaPickerButton.tsx';
import type { LibraryPicture } from '#features/media/data/contentMedia.ts';
import { invalidateMediaAt, mediaAtQuery } from '#features/media/data/contentMedia.queries.ts';
import { type MediaItem, mediaUrl } from '#features/media/data/media.ts';
import { formatObjectPosition } from '#features/media/data/picture.ts';
import { Alert } from '#design-system/components/Alert';
import { Button } from '#design-system/components/Button';
import { CoverArt } from '#design-system/primitives/CoverArt';
import { Text } from '#design-system/primitives/Text';
import { VisuallyHidden } from '#design-system/primitives/VisuallyHidden';
import type { FieldOf, LoadDrawings } from '#documents/contents/field.ts';
import type { PictureContent } from '#documents/contents/mediaFields.ts';
import {
  ChoiceError,
  ChoiceLegend,
  ChoiceRoot,
  Choices,
  Crop,
  MediaParts,
  Option,
  Swatch,
  Thumbnail,
} from './DocumentForm.styles.ts';
import { useGroupName } from './ItemContext.ts';
import type { ControlProps } from './PartField.tsx';
import { useProblems } from './problems.tsx';
import { useFieldReplacement } from './useFieldReplacement.ts';

/**
 * A picture: drawn in one of the site's pairs of colours, or one of the library, with what it shows and as the section cuts
 * it. A picture of the library that gave way to a drawn one can be taken again.
 */
export function PictureField({ field: description, name, problem: ownProblem }: ControlProps<'picture'>) {
  const { label, ratio, isOptional } = description;
  const { field } = useController({ name });
  const value = field.value as PictureContent | null | undefined;
  const chosen = value && typeof value === 'object' ? value : null;
  const [latest, setLatest] = useState(chosen);
  const choices = useChoices(description, name, { value, offered: chosen ?? latest });
  const replace = useFieldReplacement(name);
  const problems = useProblems();
  const problem = ownProblem ?? problems.get(`${name}.src`);
  const errorId = useId();

  return (
    <ChoiceRoot aria-label={useGroupName(label)} aria-describedby={problem && errorId}>
      <ChoiceLegend>{isOptional ? `${label} (facultatif)` : label}</ChoiceLegend>
      <MediaParts>
        {choices.length > 0 && (
          <Choices>
            {choices.map((choice) => (
              <Option key={choice.id} title={choice.label}>
                <VisuallyHidden
                  as="input"
                  type="radio"
                  name={name}
                  value={choice.id}
                  checked={choice.isChosen}
                  onChange={() => {
                    if (chosen) setLatest(chosen);
                    field.onChange(choice.picture);
                  }}
                  onBlur={field.onBlur}
                />
                {choice.shown}
                <VisuallyHidden>{choice.label}</VisuallyHidden>
              </Option>
            ))}
          </Choices>
        )}
        <div>
          <MediaPickerButton
            purpose={label}
            onChoose={({ title, file_path, alt_text }) =>
              replace({ src: file_path, alt: alt_text || null }, notices.pictureChosen(title))
            }
          />
        </div>
        {chosen && (
          <ChosenPicture
            picture={chosen}
            name={name}
            ratio={ratio}
            problem={problems.get(`${name}.alt`)}
            onChange={field.onChange}
          />
        )}
        {problem && <ChoiceError id={errorId}>{problem}</ChoiceError>}
      </MediaParts>
    </ChoiceRoot>
  );
}

/** What the page draws for the item that the picture stands in, where it has a drawing of its own; nothing until it is loaded. */
function useDrawing({ drawings: load }: FieldOf<'picture'>, name: string) {
  const id: unknown = useWatch({ name: name.replace(/[^.]+$/, 'id') });
  const [drawings, setDrawings] = useState<Awaited<ReturnType<LoadDrawings>>>({});
  useEffect(() => {
    // Without them the colours are offered.
    void load?.().then(setDrawings, noop);
  }, [load]);
  return typeof id === 'string' ? drawings[id] : undefined;
}

/** None, one that is drawn, or that of the library, which was chosen last; nothing where only the library has pictures. */
function useChoices(
  description: FieldOf<'picture'>,
  name: string,
  { value, offered }: { value: PictureContent | null | undefined; offered: LibraryPicture | null },
) {
  const { options, isOptional } = description;
  const Drawing = useDrawing(description, name);
  if (options.length === 0 && !isOptional) return [];
  const chosen = typeof value === 'string' ? value : value ? 'library' : 'none';
  // What the page draws whatever the colours is the one drawn choice.
  const pairs = Drawing
    ? options.filter(({ value: pair }, index) => (typeof value === 'string' ? pair === value : index === 0))
    : options;
  const none = {
    id: 'none',
    label: 'Aucune image',
    picture: null,
    shown: <Text size="small">Aucune</Text>,
  };
  const library = offered && {
    id: 'library',
    label: 'Image de la médiathèque',
    picture: offered,
    shown: <Thumbnail src={mediaUrl(offered.src)} alt="" />,
  };
  const drawn = pairs.map(({ value: pair, label }) => ({
    id: pair,
    label: Drawing ? 'Dessin de la page' : label,
    picture: pair,
    shown: (
      <Swatch aria-hidden>{Drawing ? <Drawing /> : <CoverArt seed={pair} pair={pair} ratio="fill" />}</Swatch>
    ),
  }));
  return [...(isOptional ? [none] : []), ...drawn, ...(library ? [library] : [])].map((choice) => ({
    ...choice,
    isChosen: choice.id === chosen,
  }));
}

interface ChosenPictureProps {
  picture: LibraryPicture;
  name: string;
  ratio: number;
  problem: string | undefined;
  onChange: (picture: LibraryPicture) => void;
}

/** A picture of the library as the section cuts it, what it shows, and what has to stay in sight, which the medium's own form asks for. */
function ChosenPicture({ picture, name, ratio, problem, onChange }: ChosenPictureProps) {
  const { src, alt } = picture;
  const client = useQueryClient();
  const [isOpen, setIsOpen] = useState(false);
  const { data: media, isSuccess } = useQuery(mediaAtQuery([src]));
  const medium = media?.find(({ file_path }) => file_path === src);
  if (isSuccess && !medium)
    return (
      <Alert tone="warning">
        Cette image n’est plus dans la médiathèque&nbsp;: le site montre une couverture dessinée à sa place.
        Choisissez-en une autre.
      </Alert>
    );
  return (
    <>
      <figure aria-label="Image choisie">
        <Crop
          src={mediaUrl(src)}
          alt=""
          style={{ aspectRatio: ratio, objectPosition: medium && toPosition(medium) }}
        />
      </figure>
      {medium && (
        <div>
          <Button
            size="small"
            variant="ghost"
            iconStart={Crosshair}
            aria-haspopup="dialog"
            onClick={() => setIsOpen(true)}
          >
            Point d’intérêt
          </Button>
        </div>
      )}
      {medium && isOpen && (
        <MediaDialog
          medium={medium}
          onClose={() => {
            setIsOpen(false);
            void invalidateMediaAt(client);
          }}
        />
      )}
      <AlternativeText
        // Another picture brings its own alternative text.
        key={src}
        label="Texte alternatif"
        name={`${name}.alt`}
        value={alt}
        onChange={(next) => onChange({ ...picture, alt: next })}
        error={problem}
      />
    </>
  );
}

const toPosition = ({ focal_x, focal_y }: MediaItem) =>
  formatObjectPosition({ focal_x: focal_x ?? undefined, focal_y: focal_y ?? undefined });
