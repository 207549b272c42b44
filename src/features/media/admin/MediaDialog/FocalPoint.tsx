import { useId } from 'react';
import { SmallButton } from '#design-system/components/Button';
import { Stack } from '#design-system/primitives/Stack';
import { Text } from '#design-system/primitives/Text';
import { Crops, Mark, Target } from './FocalPoint.styles.ts';

/** From 0 on the left and at the top to 1 on the right and at the bottom; null for the middle. */
type Point = { x: number | null; y: number | null };

interface FocalPointProps {
  /** Où est l’image. */
  src: string;
  /** Le point qui reste en vue, de 0 à 1 de chaque côté. */
  value: Point;
  /** Reçoit le nouveau point. */
  onChange: (value: Point) => void;
}

/** How far an arrow key goes. */
const step = 0.02;

const within = (part: number) => Math.round(Math.min(1, Math.max(0, part)) * 100) / 100;
const percent = (part: number) => `${Math.round(part * 100)}\u00A0%`;

const moves: Record<string, [x: number, y: number]> = {
  ArrowLeft: [-step, 0],
  ArrowRight: [step, 0],
  ArrowUp: [0, -step],
  ArrowDown: [0, step],
};

const crops = [
  { crop: 'wide', label: 'En tête d’article' },
  { crop: 'square', label: 'Dans une liste' },
];

/** What has to stay in sight of a picture that is cropped: pointed at, or moved by the arrow keys, with what is left of it. */
export function FocalPoint({ src, value, onChange }: FocalPointProps) {
  const helpId = useId();
  const x = value.x ?? 0.5;
  const y = value.y ?? 0.5;
  const isMiddle = x === 0.5 && y === 0.5;

  return (
    <Stack $gap={2}>
      <Text size="small" weight="semibold">
        Point d’intérêt
      </Text>
      <Text id={helpId} isNote>
        Ce qui reste en vue quand l’image est rognée. Cliquez dans l’image, ou déplacez le point avec les
        flèches du clavier.
      </Text>
      <Target
        type="button"
        aria-label={`Point d’intérêt\u00A0: ${percent(x)} de la gauche, ${percent(y)} du haut`}
        aria-describedby={helpId}
        onClick={({ currentTarget, clientX, clientY, detail }) => {
          // Pressed by a key, it says nothing of a place.
          if (detail === 0) return;
          const box = currentTarget.getBoundingClientRect();
          onChange({
            x: within((clientX - box.left) / box.width),
            y: within((clientY - box.top) / box.height),
          });
        }}
        onKeyDown={(event) => {
          const move = moves[event.key];
          if (!move) return;
          event.preventDefault();
          onChange({ x: within(x + move[0]), y: within(y + move[1]) });
        }}
      >
        <img src={src} alt="" />
        <Mark style={{ insetInlineStart: `${x * 100}%`, insetBlockStart: `${y * 100}%` }} />
      </Target>
      <Text isAnnounced isNote isTabular>
        {percent(x)} de la gauche, {percent(y)} du haut
      </Text>
      <Crops>
        {crops.map(({ crop, label }) => (
          <figure key={crop}>
            <img src={src} alt="" data-crop={crop} style={{ objectPosition: `${x * 100}% ${y * 100}%` }} />
            <figcaption>
              <Text isNote>{label}</Text>
            </figcaption>
          </figure>
        ))}
        <SmallButton isDisabled={isMiddle} onClick={() => onChange({ x: null, y: null })}>
          Remettre au centre
        </SmallButton>
      </Crops>
    </Stack>
  );
}
