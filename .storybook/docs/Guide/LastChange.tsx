import { useEffect, useState } from 'react';
import { formatDay, quebecDay } from '#data/formats.ts';
import type { ChangeSet, ChangeSetEntry } from '../WhatChanged/changeSet.ts';
import { PictureComparison } from '../WhatChanged/PictureComparison.tsx';
import { readJson } from '../WhatChanged/useWritten.ts';
import { PieceFrame } from './PieceFrame.tsx';

type Found = { set: ChangeSet; folder: string; pictures: ChangeSet['pictures'] };

/** The latest of the written sets in which a picture of these stories changed, with its file first. */
async function findLastChange(storyFile: string): Promise<Found | undefined> {
  for (const { folder } of (await readJson<ChangeSetEntry[]>('./changes/index.json')) ?? []) {
    const set = await readJson<ChangeSet>(`./changes/${folder}/changes.json`);
    const pictures = set?.pictures.filter(({ file }) => storyFile.endsWith(file)) ?? [];
    if (set && pictures.length > 0) return { set, folder: `./changes/${folder}/`, pictures };
  }
  return undefined;
}

/** How a piece looked before its last change and after, from what `npm run changes` has written. */
export function LastChange({ storyFile }: { storyFile: string }) {
  const [found, setFound] = useState<Found | 'nothing'>();
  useEffect(() => {
    let isCurrent = true;
    findLastChange(storyFile).then(
      (change) => isCurrent && setFound(change ?? 'nothing'),
      () => isCurrent && setFound('nothing'),
    );
    return () => {
      isCurrent = false;
    };
  }, [storyFile]);
  if (!found) return null;
  if (found === 'nothing')
    return <p>Aucune des versions écrites sous «&nbsp;Ce qui a changé&nbsp;» n’a changé son image.</p>;
  const { set, folder, pictures } = found;
  const [latest] = pictures.flatMap(({ commits }) => commits.flatMap((hash) => set.commits[hash] ?? []));
  return (
    <>
      <p>
        De {set.from.name} à {set.to.name}, {formatDay(quebecDay(set.to.date))}.
        {latest && ` ${latest.subject}`}
      </p>
      <PieceFrame>
        {pictures.slice(0, 2).map((picture) => (
          <PictureComparison key={picture.story + picture.window} picture={picture} folder={folder} />
        ))}
      </PieceFrame>
    </>
  );
}
