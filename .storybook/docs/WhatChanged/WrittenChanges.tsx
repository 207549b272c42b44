import { useState } from 'react';
import { Spinner } from '#design-system/components/Spinner';
import { EmptyState } from '#design-system/components/EmptyState';
import { Field } from '#design-system/forms/Field';
import { NativeSelect } from '#design-system/forms/NativeSelect';
import type { ChangeSet, ChangeSetEntry } from './changeSet.ts';
import { indexAddress, nameIn, type StoryIndex } from './storyIndex.ts';
import { useWritten } from './useWritten.ts';
import { WhatChanged } from './WhatChanged.tsx';
import { ChangesRoot } from './WhatChanged.styles.ts';

const getFolder = (name: string) => `./changes/${name}/`;

/** What `npm run changes` has written beside this workbench: the latest release first, older ones to choose from. */
export function WrittenChanges() {
  const [chosen, setChosen] = useState<string>();
  const sets = useWritten<ChangeSetEntry[]>('./changes/index.json');
  const entries = sets.isPending ? [] : (sets.value ?? []);
  const name = chosen ?? entries[0]?.folder;
  const changes = useWritten<ChangeSet>(name ? `${getFolder(name)}changes.json` : null);
  const index = useWritten<StoryIndex>(indexAddress);

  if (sets.isPending || (name && changes.isPending)) return <Spinner label="Chargement des changements" />;
  if (!name || changes.isPending || !changes.value)
    return (
      <ChangesRoot>
        <EmptyState title="Aucune comparaison dans cet atelier">
          Les images d’avant et d’après se dessinent à la publication d’une version; cet atelier a été
          construit sans elles. « npm run changes », puis une nouvelle construction, les y mettent.
        </EmptyState>
      </ChangesRoot>
    );
  return (
    <>
      {entries.length > 1 && (
        <ChangesRoot as="div">
          <Field label="Version">
            <NativeSelect
              items={entries.map(({ folder, from, to }) => ({ value: folder, label: `De ${from} à ${to}` }))}
              value={name}
              onChange={(event) => setChosen(event.currentTarget.value)}
            />
          </Field>
        </ChangesRoot>
      )}
      <WhatChanged
        key={name}
        changes={changes.value}
        folder={getFolder(name)}
        getName={nameIn(index.isPending ? undefined : index.value)}
      />
    </>
  );
}
