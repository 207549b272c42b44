import { useState } from 'react';
import { expect } from 'storybook/test';
import icons from 'virtual:icons';
import { SearchInput } from '#design-system/forms/SearchInput';
import { Icon } from '#design-system/primitives/Icon';
import { Stack } from '#design-system/primitives/Stack';
import { Text } from '#design-system/primitives/Text';
import { inTests } from '#storybook/inTests.ts';
import preview from '#storybook/preview.tsx';
import { iconWords } from './iconWords.ts';
import { Page, Swatches } from './Specimen.styles.ts';

const meta = preview.meta({
  title: 'Fondations/Icônes',
  tags: ['no-visual'],
  parameters: {
    layout: 'padded',
    description: `Toutes les icônes que le produit montre, comptées dans le code. Elles viennent de lucide-react, importées par leur nom : seules celles qui
servent sont livrées. Une chose garde la même icône partout.

\`\`\`tsx
import { Mic } from 'lucide-react';

<Button iconStart={Mic}>Enregistrer</Button>
\`\`\`

**À éviter** : une icône seule pour ce qui n’est pas universel.`,
  },
});

/** Without accents or case: people type « medias ». */
const plain = (words: string) => words.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase();

function IconSearch() {
  const [query, setQuery] = useState('');
  const found = Object.entries(icons).filter(([name]) =>
    plain(`${name} ${iconWords[name] ?? ''}`).includes(plain(query.trim())),
  );
  return (
    <Page>
      <SearchInput
        aria-label="Rechercher une icône"
        placeholder="Rechercher…"
        value={query}
        onChange={(event) => setQuery(event.currentTarget.value)}
      />
      <Text isAnnounced>{`${found.length} icône${found.length > 1 ? 's' : ''}`}</Text>
      <Swatches as="div">
        {found.map(([name, icon]) => (
          <Stack key={name} $gap={1} $align="start">
            <Icon icon={icon} size="large" />
            <code>{name}</code>
            <Text size="small" tone="muted">
              {iconWords[name]}
            </Text>
          </Stack>
        ))}
      </Swatches>
    </Page>
  );
}

export const Icones = meta.story({
  name: 'Icônes',
  render: () => <IconSearch />,
  play: inTests(async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('searchbox'), 'supprimer');
    await expect(canvas.getByText('Trash2')).toBeVisible();
    await expect(canvas.queryByText('Mic')).toBeNull();
  }),
});
