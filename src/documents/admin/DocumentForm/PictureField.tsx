import { noop, useQuery, useQueryClient } from '@tanstack/react-query';
import { notices } from '#admin/shell/notices.ts';
import { Crosshair } from 'lucide-react';
import { type ComponentType, type ReactNode, useEffect, useId, useState } from 'react';
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
import { useProblem } from './problems.tsx';
import { useFieldReplacement } from './useFieldReplacement.ts';

export interface PictureFieldProps {
  field: FieldOf<'picture'>;
  name: string;
}

/**
 * A picture: drawn in one of the site's pairs of colours, or one of the library, with what it shows and as the section cuts
 * it. A picture of the library that gave way to a drawn one can be taken again.
 */
export function PictureField({ field: description, name }: PictureFieldProps) {
  const { label, ratio, options, isOptional } = description;
  const { field } = useController({ name });
  const value = field.value as PictureContent | null | undefined;
  const Drawing = useDrawing(description, name);
  const chosen = value && typeof value === 'object' ? value : null;
  const [latest, setLatest] = useState(chosen);
  const offered = chosen ?? latest;
  const replace = useFieldReplacement(name);
  const ownProblem = useProblem(name);
  const fileProblem = useProblem(`${name}.src`);
  const altProblem = useProblem(`${name}.alt`);
  const problem = ownProblem ?? fileProblem;
  const errorId = useId();

  return (
    <ChoiceRoot aria-label={useGroupName(label)} aria-describedby={problem && errorId}>
      <ChoiceLegend>{isOptional ? `${label} (facultatif)` : label}</ChoiceLegend>
      <MediaParts>
        {(options.length > 0 || isOptional) && (
          <PictureChoices
            {...{ name, value, options, isOptional, offered, Drawing }}
            onBlur={field.onBlur}
            onChoose={(next) => {
              if (chosen) setLatest(chosen);
              field.onChange(next);
            }}
          />
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
            problem={altProblem}
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

interface PictureChoicesProps extends Pick<FieldOf<'picture'>, 'options' | 'isOptional'> {
  name: string;
  value: PictureContent | null | undefined;
  /** What is drawn whatever the colours: it is the one drawn choice then. */
  Drawing: ComponentType | undefined;
  /** The picture of the library that was chosen last. */
  offered: LibraryPicture | null;
  onBlur: () => void;
  onChoose: (next: PictureContent | null) => void;
}

/** None, one that is drawn, or that of the library. */
function PictureChoices(props: PictureChoicesProps) {
  const { value, options, isOptional, offered, Drawing, onChoose, ...shared } = props;
  const pairs = Drawing
    ? options.filter(({ value: pair }, index) => (typeof value === 'string' ? pair === value : index === 0))
    : options;
  return (
    <Choices>
      {isOptional && (
        <PictureOption
          {...shared}
          value="none"
          label="Aucune image"
          isChosen={!value}
          onChoose={() => onChoose(null)}
        >
          <Text size="small">Aucune</Text>
        </PictureOption>
      )}
      {pairs.map(({ value: pair, label }) => (
        <PictureOption
          key={pair}
          {...shared}
          value={pair}
          label={Drawing ? 'Dessin de la page' : label}
          isChosen={value === pair}
          onChoose={() => onChoose(pair)}
        >
          <Swatch aria-hidden>
            {Drawing ? <Drawing /> : <CoverArt seed={pair} pair={pair} ratio="fill" />}
          </Swatch>
        </PictureOption>
      ))}
      {offered && (
        <PictureOption
          {...shared}
          value="library"
          label="Image de la médiathèque"
          isChosen={Boolean(value) && typeof value === 'object'}
          onChoose={() => onChoose(offered)}
        >
          <Thumbnail src={mediaUrl(offered.src)} alt="" />
        </PictureOption>
      )}
    </Choices>
  );
}

interface PictureOptionProps {
  name: string;
  value: string;
  label: string;
  isChosen: boolean;
  onChoose: () => void;
  onBlur: () => void;
  /** What it looks like. */
  children: ReactNode;
}

function PictureOption({ label, isChosen, onChoose, children, ...input }: PictureOptionProps) {
  return (
    <Option title={label}>
      <VisuallyHidden as="input" type="radio" checked={isChosen} onChange={onChoose} {...input} />
      {children}
      <VisuallyHidden>{label}</VisuallyHidden>
    </Option>
  );
}

interface ChosenPictureProps {
  picture: LibraryPicture;
  name: string;
  ratio: number;
  problem: string | undefined;
  onChange: (picture: LibraryPicture) => void;
}

/** A picture of the library as the section cuts it, what it shows, and what has to stay in sight. */
function ChosenPicture({ picture, name, ratio, problem, onChange }: ChosenPictureProps) {
  const { src, alt } = picture;
  const client = useQueryClient();
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
          <Described
            medium={medium}
            onDone={() => {
              void invalidateMediaAt(client);
            }}
          />
        </div>
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

/** The medium's own form, where its point of interest is: the same for all that show it. */
function Described({ medium, onDone }: { medium: MediaItem; onDone: () => void }) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <Button
        size="small"
        variant="ghost"
        iconStart={Crosshair}
        aria-haspopup="dialog"
        onClick={() => setIsOpen(true)}
      >
        Point d’intérêt
      </Button>
      {isOpen && (
        <MediaDialog
          medium={medium}
          onClose={() => {
            setIsOpen(false);
            onDone();
          }}
        />
      )}
    </>
  );
}
