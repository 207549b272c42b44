import { type CSSProperties, useState } from 'react';
import { SegmentedControl } from '#design-system/components/SegmentedControl';
import { Text } from '#design-system/primitives/Text';
import type { ChangedPicture } from './changeSet.ts';
import { Caption, Comparison, Curtain, Pair, Picture, Range, Uncovered } from './WhatChanged.styles.ts';

const windows: Record<string, string> = { desktop: 'Ordinateur', phone: 'Téléphone' };

const views = [
  { value: 'slider', label: 'Rideau' },
  { value: 'pair', label: 'Côte à côte' },
  { value: 'difference', label: 'Différence' },
] as const;

type View = (typeof views)[number]['value'];

const count = new Intl.NumberFormat('fr-CA');

/** By the sides that the list names in vain. */
const undrawnNews: Record<string, string> = {
  before: 'changée d’après la liste; celle d’avant ne se dessine plus ici',
  after: 'changée d’après la liste; celle d’après ne se dessine pas ici',
  'before after': 'changée d’après la liste; ni celle d’avant ni celle d’après ne se dessinent ici',
};

/** What is said of a picture before it is looked at. */
function describeChange({ before, after, points = 0, undrawn = [] }: ChangedPicture) {
  if (undrawn.length > 0) return undrawnNews[undrawn.join(' ')];
  if (!before) return 'nouvelle image';
  if (!after) return 'image disparue';
  if (points === 0) return 'la liste a changé, pas l’image : la liste était en retard sur le code';
  return points === 1 ? '1 point diffère' : `${count.format(points)} points diffèrent`;
}

export interface PictureComparisonProps {
  /** L’image, avant et après. */
  picture: ChangedPicture;
  /** Où se trouvent ses fichiers, barre comprise. */
  folder: string;
}

/** A picture before and after: one over the other with a curtain between them, side by side, or what differs alone. */
export function PictureComparison({ picture, folder }: PictureComparisonProps) {
  const [view, setView] = useState<View>('slider');
  const name = windows[picture.window] ?? picture.window;
  const [before, after, difference] = [picture.before, picture.after, picture.difference].map((file) =>
    file ? folder + file : undefined,
  );
  const isPair = before && after && before !== after;
  return (
    <Comparison data-window={picture.window}>
      <Caption>
        <Text as="span" weight="semibold">
          {name}
        </Text>
        <Text as="span" size="small" tone="muted">
          {describeChange(picture)}
        </Text>
        {isPair && (
          <SegmentedControl
            label={`Vue, ${name}`}
            items={views}
            value={view}
            onValueChange={setView}
            size="small"
          />
        )}
      </Caption>
      {isPair ? (
        <>
          {view === 'slider' && <CurtainView before={before} after={after} />}
          {view === 'pair' && (
            <Pair>
              <Picture src={before} alt="Avant" loading="lazy" />
              <Picture src={after} alt="Après" loading="lazy" />
            </Pair>
          )}
          {view === 'difference' && (
            <Picture src={difference} alt="Les points qui diffèrent, en rouge" loading="lazy" />
          )}
        </>
      ) : (
        (after ?? before) && <Picture src={after ?? before} alt={after ? 'Après' : 'Avant'} loading="lazy" />
      )}
    </Comparison>
  );
}

/** What was there shows left of the curtain, what is there now right of it. */
function CurtainView({ before, after }: { before: string; after: string }) {
  const [place, setPlace] = useState(50);
  return (
    <>
      <Curtain style={{ '--place': `${place}%` } as CSSProperties}>
        <Picture src={after} alt="Après" loading="lazy" />
        <Uncovered src={before} alt="Avant" loading="lazy" />
      </Curtain>
      <Range>
        <span aria-hidden>Après</span>
        <input
          type="range"
          aria-label="Place du rideau"
          aria-valuetext={`avant sur ${place} % de l’image`}
          value={place}
          onChange={(event) => setPlace(event.currentTarget.valueAsNumber)}
        />
        <span aria-hidden>Avant</span>
      </Range>
    </>
  );
}
