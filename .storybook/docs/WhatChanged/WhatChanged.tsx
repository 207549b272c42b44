import { useState } from 'react';
import { formatDay, quebecDay } from '#data/formats.ts';
import { Button } from '#design-system/components/Button';
import { Disclosure } from '#design-system/components/Disclosure';
import { EmptyState } from '#design-system/components/EmptyState';
import { Heading } from '#design-system/primitives/Heading';
import { Stack } from '#design-system/primitives/Stack';
import { Text } from '#design-system/primitives/Text';
import type { ChangeSet, ChangedPicture, Moment, Reason } from './changeSet.ts';
import { PictureComparison } from './PictureComparison.tsx';
import { ChangesRoot, Pictures, ReasonItem, Reasons, StoryChanges } from './WhatChanged.styles.ts';

const people = new Intl.ListFormat('fr-CA');

/** How many stories are drawn at once: each has pictures of a screen or two. */
const PAGE = 20;

/** How many reasons show before somebody asks for the others. */
const NEAREST = 3;

const toMoment = ({ name, commit, date }: Moment) =>
  `${name}${name.startsWith(commit) ? '' : ` (${commit})`}, ${formatDay(quebecDay(date))}`;

export interface WhatChangedProps {
  /** Ce qui a changé, tel que `npm run changes` l’écrit. */
  changes: ChangeSet;
  /** Où se trouvent les images, barre comprise. */
  folder: string;
  /** Le nom d’une histoire, d’après son identifiant. */
  getName?: (story: string) => string;
}

/** Every picture that differs between two moments, story by story, with the commits that touched what they are made of. */
export function WhatChanged({ changes, folder, getName = (story) => story }: WhatChangedProps) {
  const [shown, setShown] = useState(PAGE);
  const stories = [...new Set(changes.pictures.map(({ story }) => story))];
  return (
    <ChangesRoot>
      <Stack $gap={2}>
        <Heading level={1} size="h2">
          Ce qui a changé
        </Heading>
        <Text tone="muted">
          De {toMoment(changes.from)} à {toMoment(changes.to)}.
        </Text>
      </Stack>
      {stories.length === 0 ? (
        <EmptyState title="Aucune image n’a changé">
          Toutes les histoires se montrent comme avant, au point près.
        </EmptyState>
      ) : (
        <Text>
          {changes.pictures.length === 1 ? '1 image' : `${changes.pictures.length} images`},{' '}
          {stories.length === 1 ? '1 histoire' : `${stories.length} histoires`}.
        </Text>
      )}
      {stories.slice(0, shown).map((story) => (
        <OneStory
          key={story}
          name={getName(story)}
          story={story}
          pictures={changes.pictures.filter((picture) => picture.story === story)}
          commits={changes.commits}
          folder={folder}
        />
      ))}
      {stories.length > shown && (
        <Button variant="outline" onClick={() => setShown(shown + PAGE)}>
          Afficher plus d’histoires
        </Button>
      )}
    </ChangesRoot>
  );
}

type OneStoryProps = {
  name: string;
  story: string;
  pictures: ChangedPicture[];
  commits: ChangeSet['commits'];
  folder: string;
};

function OneStory({ name, story, pictures, commits, folder }: OneStoryProps) {
  const getReasons = (hashes: string[]) =>
    [...new Set(hashes)].flatMap((hash) => {
      const reason = commits[hash];
      return reason ? [{ hash, ...reason }] : [];
    });
  const touching = pictures.flatMap((picture) => picture.commits);
  const renewing = pictures.flatMap(({ renewedBy }) => renewedBy);
  const reasons = getReasons([...touching, ...renewing, ...pictures.flatMap(({ sharing }) => sharing)]);
  const isGone = pictures.every(({ after, undrawn }) => !after && !undrawn?.includes('after'));
  return (
    <StoryChanges>
      <Heading level={2} size="h3">
        {isGone ? (
          name
        ) : (
          <a href={`?path=/story/${story}`} target="_top">
            {name}
          </a>
        )}
      </Heading>
      <Pictures>
        {pictures.map((picture) => (
          <PictureComparison key={picture.window} picture={picture} folder={folder} />
        ))}
      </Pictures>
      {touching.length === 0 && (
        <Text tone="muted" isMeasured>
          Aucun commit ne touche ce dont elle seule est faite.{' '}
          {renewing.length > 0
            ? 'Le premier a renouvelé son image dans la liste.'
            : reasons.length > 0
              ? 'Ceux-ci touchent ce dont toutes sont faites.'
              : 'Aucun n’a renouvelé son image dans la liste non plus : les deux moments ne se suivent pas, ou l’histoire se dessine de deux façons, par hasard.'}
        </Text>
      )}
      {reasons.length > 0 && (
        <Reasons>
          {reasons.slice(0, NEAREST).map((reason) => (
            <OneReason key={reason.hash} {...reason} />
          ))}
        </Reasons>
      )}
      {reasons.length > NEAREST && (
        <Disclosure summary={`Commits plus lointains : ${reasons.length - NEAREST}`}>
          <Reasons>
            {reasons.slice(NEAREST).map((reason) => (
              <OneReason key={reason.hash} {...reason} />
            ))}
          </Reasons>
        </Disclosure>
      )}
    </StoryChanges>
  );
}

function OneReason({
  hash,
  subject,
  body,
  author,
  date,
  approvedBy,
  isApprovalNamed,
}: Reason & { hash: string }) {
  return (
    <ReasonItem>
      <Text weight="semibold">{subject}</Text>
      {body && <Text size="small">{body}</Text>}
      <Text size="small" tone="muted">
        <code>{hash.slice(0, 7)}</code>, {author}, {formatDay(quebecDay(date))}.{' '}
        {approvedBy.length > 0 &&
          `${isApprovalNamed ? 'Approuvé' : 'Intégré'} par ${people.format(approvedBy)}.`}
      </Text>
    </ReasonItem>
  );
}
